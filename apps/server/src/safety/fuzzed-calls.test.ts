import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { DESCRIBED_IN, refusals } from "@dasturxon/contract/refusals";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { everyCall, knock, openHouse } from "../testing/every-call.ts";
import { type Fuzzed, fuzzed } from "../testing/fuzzed-call.ts";
import { bySize, tellFigure } from "../testing/test-size.ts";
import { shop } from "../testing/test-shop.ts";

const INPUTS = bySize(30, 500);
const AT_ONCE = 4;
const HANG_MS = 2000;
/** The same inputs at each run of the small size. */
const SEED = bySize(20_260_301, Date.now() % 2 ** 31);

const dataDir = mkdtempSync(join(tmpdir(), "fuzzed-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await shop({ config: { dataDir } });
const { sampleOf } = await openHouse(app);
let visitors = 0;
let accepted = 0;

/** Sends it, each from an address of its own; gives what is wrong with the answer, null when nothing is. */
async function faultOf(endpoint: Endpoint, { headers, ...sample }: Fuzzed): Promise<string | null> {
  visitors += 1;
  const ip = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const began = performance.now();
  const answer = await knock(app, sample, { headers, ip });
  if (performance.now() - began > HANG_MS) return "took too long";
  return faultInAnswer(endpoint, answer);
}

function faultInAnswer(
  endpoint: Endpoint,
  { status, text }: { status: number; text: string },
): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (/node_modules|\.ts:\d|at async |syntax error at/.test(text)) return `tells internals: ${text}`;
  if (status === 200) {
    accepted += 1;
    if (endpoint.kind === "events" || endpoint.kind === "page") return null;
    const fits = endpoint.reply.safeParse(JSON.parse(text));
    return fits.success ? null : `off its schema: ${fits.error.message}`;
  }
  const refusal = JSON.parse(text) as { statusCode: number; code: string; description: object };
  const known = Object.entries(refusals).find(([code]) => code === refusal.code)?.[1];
  const isTrue = refusal.statusCode === status && known?.status === status;
  const isTold = DESCRIBED_IN.every((language) => language in refusal.description);
  return isTrue && isTold ? null : `no refusal of ours: ${text}`;
}

test(`[R28] ${INPUTS} inputs to each call, fitting, spoiled and garbage: no 5xx, nothing off its schema, no hang`, async () => {
  const faults: unknown[] = [];
  for (const [name, endpoint] of everyCall) {
    const inputs = fc.sample(fuzzed(endpoint, sampleOf(name)), { numRuns: INPUTS, seed: SEED });
    for (let at = 0; at < inputs.length; at += AT_ONCE) {
      await Promise.all(
        inputs.slice(at, at + AT_ONCE).map(async (input) => {
          let fault = await faultOf(endpoint, input);
          // Slow on a machine that is busy with others is no hang: it hangs again.
          if (fault === "took too long") fault = await faultOf(endpoint, input);
          if (fault === null) return;
          const { path, query, body } = input;
          faults.push({ name, fault: fault.slice(0, 600), path, query, body: String(body).slice(0, 600) });
        }),
      );
    }
  }
  expect(faults.slice(0, 10), `seed ${SEED}`).toEqual([]);
  expect({}).not.toHaveProperty("prototype");
  const sent = everyCall.length * INPUTS;
  tellFigure(
    `R28: ${sent} of ${sent} inputs to ${everyCall.length} calls answered as the contract says, ${accepted} accepted`,
  );
}, 1_200_000);
