import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { DESCRIBED_IN, refusals } from "@dasturxon/contract/refusals";
import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { updateContentVersion } from "../modules/merchants/index.ts";
import { everyCall, sendSample, openHouse } from "../testing/every-call.ts";
import { type Fuzzed, fuzzedRequests } from "../testing/fuzzed-call.ts";
import { residentMegabytes } from "../testing/memory.ts";
import { bySize, ownPart, reportFigure, reportProgress } from "../testing/test-size.ts";
import { shop } from "../testing/test-shop.ts";

const INPUTS = bySize(12, 10_000);
/** Number of inputs generated at a time. */
const BATCH = 500;
const AT_ONCE = 4;
const HANG_MS = 2000;
const HANGS = "took too long";
/** Number of repetitions of a slow call, alone and after a pause, because a busy machine is not a hang. */
const PATIENCE = 5;
const REST_MS = 5000;
/** Seed of the inputs: the same at each run of the small size. */
const SEED = bySize(20_260_301, Date.now() % 2 ** 31);
/** Number of first calls, during which code is loaded and caches are filled. Memory is measured after them. */
const WARM_CALLS = 10;
const FLAT_MB = 250;
const calls = ownPart(everyCall);

const dataDir = mkdtempSync(join(tmpdir(), "fuzzed-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await shop({ config: { dataDir } });
const { sampleOf } = await openHouse(app);
/** Stack traces, and error messages and statements of PostgreSQL. */
const INTERNALS =
  /node_modules|\.ts:\d|at async |syntax error at|violates|duplicate key|relation "|column "|invalid input syntax|\bselect .+ from\b|insert into|merchant_id = |kysely|SQLSTATE/i;
const LISTED = [
  "addresses",
  "demo_messages",
  "notices",
  "pauses",
  "product_stops",
  "reservations",
  "vacancy_applications",
  "waiter_calls",
];
let visitors = 0;
let accepted = 0;

/** Sends an input, each from another address. Returns the error in the response, or null. */
async function faultOf(endpoint: Endpoint, { headers, ...sample }: Fuzzed): Promise<string | null> {
  visitors += 1;
  const ip = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const began = performance.now();
  const answer = await sendSample(app, sample, { headers, ip });
  if (performance.now() - began > HANG_MS) return HANGS;
  return faultInAnswer(endpoint, answer);
}

function faultInAnswer(
  endpoint: Endpoint,
  { status, text }: { status: number; text: string },
): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (INTERNALS.test(text)) return `tells internals: ${text}`;
  if (status === 200) {
    accepted += 1;
    if (endpoint.kind === "events" || endpoint.kind === "page") return null;
    const fits = endpoint.reply.safeParse(JSON.parse(text));
    return fits.success ? null : `off its schema: ${fits.error.message}`;
  }
  // A provider is refused in the format of its own protocol.
  if (endpoint.urgency === "vital" && endpoint.reply.safeParse(JSON.parse(text)).success) return null;
  const refusal = JSON.parse(text) as { statusCode: number; code: string; description: object };
  const known = Object.entries(refusals).find(([code]) => code === refusal.code)?.[1];
  const isTrue = refusal.statusCode === status && known?.status === status;
  const isTold = DESCRIBED_IN.every((language) => language in refusal.description);
  return isTrue && isTold ? null : `no refusal of ours: ${text}`;
}

/** Ends the orders of accepted inputs, because growing lists would make each response larger than the last. */
async function tidy(): Promise<void> {
  const own = sampleOf("order").path.split("/").at(-1);
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update orders set status = 'CANCELED' where merchant_id = ${app.osh} and id <> ${own}
      and status not in ('DELIVERED', 'CLOSED', 'CANCELED')`.execute(tx);
    for (const table of LISTED)
      await sql`delete from ${sql.table(table)} where merchant_id = ${app.osh}`.execute(tx);
    await updateContentVersion(tx);
  });
}

/** Repeats a call that was slow among others. It hangs if it is slow each time. */
async function faultAlone(endpoint: Endpoint, input: Fuzzed): Promise<string | null> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const fault = await faultOf(endpoint, input);
    if (fault !== HANGS) return fault;
    await sleep(REST_MS);
  }
  return HANGS;
}

/** Sends all inputs to a call. Returns the errors. */
async function storm([name, endpoint]: (typeof everyCall)[number]): Promise<unknown[]> {
  const faults: unknown[] = [];
  const note = (fault: string | null, { path, query, body }: Fuzzed) => {
    if (fault !== null)
      faults.push({ name, fault: fault.slice(0, 600), path, query, body: String(body).slice(0, 600) });
  };
  const inputs = fuzzedRequests(endpoint, sampleOf(name));
  for (let begin = 0; begin < INPUTS; begin += BATCH) {
    const slow: Fuzzed[] = [];
    const batch = fc.sample(inputs, { numRuns: Math.min(BATCH, INPUTS - begin), seed: SEED + begin });
    for (let at = 0; at < batch.length; at += AT_ONCE) {
      await Promise.all(
        batch.slice(at, at + AT_ONCE).map(async (input) => {
          const fault = await faultOf(endpoint, input);
          if (fault === HANGS) slow.push(input);
          else note(fault, input);
        }),
      );
    }
    for (const input of slow) note(await faultAlone(endpoint, input), input);
    await tidy();
  }
  return faults;
}

test(`[R28] ${INPUTS} inputs to each call, valid, corrupted and random: no 5xx, valid responses, no hang, stable memory`, async () => {
  const faults: unknown[] = [];
  let before = 0;
  for (const [index, call] of calls.entries()) {
    if (index === WARM_CALLS) before = residentMegabytes();
    faults.push(...(await storm(call)));
    reportProgress(() => {
      const state = `${faults.length} faults, ${Math.round(residentMegabytes())} MB`;
      return `R28: ${index + 1} of ${calls.length} calls, ${call[0]}: ${state}`;
    });
  }
  expect(faults.slice(0, 10), `seed ${SEED}`).toEqual([]);
  expect({}).not.toHaveProperty("prototype");
  const grown = residentMegabytes() - before;
  expect(grown).toBeLessThan(FLAT_MB);
  const sent = calls.length * INPUTS;
  reportFigure(
    `R28: ${sent} of ${sent} inputs to ${calls.length} of ${calls.length} calls answered as the contract says, ` +
      `${accepted} accepted, memory grew by ${Math.round(grown)} MB`,
  );
}, 14_400_000);
