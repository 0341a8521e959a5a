import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { DESCRIPTION_LANGUAGES, refusals } from "@dasturxon/contract/refusals";
import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { updateContentVersion } from "../modules/merchants/index.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import { type FuzzedRequest, createFuzzedRequestArbitrary } from "../testing/fuzzed-call.ts";
import { measureResidentMegabytes } from "../testing/memory.ts";
import {
  chooseByTestSize,
  selectPartOfProcess,
  printLoadTestFigure,
  printLoadTestProgress,
} from "../testing/test-size.ts";
import { createTestShop } from "../testing/test-shop.ts";

const INPUTS_PER_CALL = chooseByTestSize(12, 10_000);
/** Number of inputs generated at a time. */
const BATCH_SIZE = 500;
const PARALLEL_CALLS = 4;
const MAX_CALL_MS = 2000;
const HANG_FAULT = "took too long";
/** Number of repetitions of a slow call, alone and after a pause, because a busy machine is not a hang. */
const MAX_RETESTS = 5;
const PAUSE_BEFORE_RETEST_MS = 5000;
/** Seed of the random inputs: fixed at the small test size, different in each run at full size. */
const INPUT_SEED = chooseByTestSize(20_260_301, Date.now() % 2 ** 31);
/** Number of first calls, during which code is loaded and caches are filled. Memory is measured after them. */
const WARM_CALLS = 10;
const MAX_MEMORY_GROWTH_MB = 250;
const callsOfThisPart = selectPartOfProcess(allContractCalls);

const dataDir = mkdtempSync(join(tmpdir(), "fuzzed-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await createTestShop({ config: { dataDir } });
const { sampleOf } = await prepareTestUsers(app);
/** Stack traces, and error messages and statements of PostgreSQL. */
const INTERNALS_PATTERN =
  /node_modules|\.ts:\d|at async |syntax error at|violates|duplicate key|relation "|column "|invalid input syntax|\bselect .+ from\b|insert into|merchant_id = |kysely|SQLSTATE/i;
const CLEARED_TABLES = [
  "addresses",
  "demo_messages",
  "notices",
  "pauses",
  "product_stops",
  "reservations",
  "vacancy_applications",
  "waiter_calls",
];
let visitorCount = 0;
let acceptedInputs = 0;

/** Sends an input from an IP address that no other input uses. Returns the error in the response, or null. */
async function findReplyFault(
  endpoint: Endpoint,
  { headers, ...sample }: FuzzedRequest,
): Promise<string | null> {
  visitorCount += 1;
  const ip = `10.${(visitorCount >> 16) & 255}.${(visitorCount >> 8) & 255}.${visitorCount & 255}`;
  const began = performance.now();
  const answer = await sendSampleRequest(app, sample, { headers, ip });
  if (performance.now() - began > MAX_CALL_MS) return HANG_FAULT;
  return findFaultInAnswer(endpoint, answer);
}

function findFaultInAnswer(
  endpoint: Endpoint,
  { status, text }: { status: number; text: string },
): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (INTERNALS_PATTERN.test(text)) return `tells internals: ${text}`;
  if (status === 200) {
    acceptedInputs += 1;
    if (endpoint.kind === "events" || endpoint.kind === "page") return null;
    const fits = endpoint.reply.safeParse(JSON.parse(text));
    return fits.success ? null : `off its schema: ${fits.error.message}`;
  }
  // Calls of payment and message providers are refused in the format of the provider's own protocol.
  if (endpoint.urgency === "vital" && endpoint.reply.safeParse(JSON.parse(text)).success) return null;
  const refusal = JSON.parse(text) as { statusCode: number; code: string; description: object };
  const known = Object.entries(refusals).find(([code]) => code === refusal.code)?.[1];
  const isTrue = refusal.statusCode === status && known?.status === status;
  const isTold = DESCRIPTION_LANGUAGES.every((language) => language in refusal.description);
  return isTrue && isTold ? null : `no refusal of ours: ${text}`;
}

/** Ends the orders that accepted inputs have created, because growing lists would make each response larger than the last. */
async function clearCreatedData(): Promise<void> {
  const own = sampleOf("order").path.split("/").at(-1);
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update orders set status = 'CANCELED' where merchant_id = ${app.osh} and id <> ${own}
      and status not in ('DELIVERED', 'CLOSED', 'CANCELED')`.execute(tx);
    for (const table of CLEARED_TABLES)
      await sql`delete from ${sql.table(table)} where merchant_id = ${app.osh}`.execute(tx);
    await updateContentVersion(tx);
  });
}

/** Repeats a call that was slow among others. Reports that the call hangs if it is slow each time. */
async function retestAlone(endpoint: Endpoint, input: FuzzedRequest): Promise<string | null> {
  for (let attempt = 0; attempt < MAX_RETESTS; attempt += 1) {
    const fault = await findReplyFault(endpoint, input);
    if (fault !== HANG_FAULT) return fault;
    await sleep(PAUSE_BEFORE_RETEST_MS);
  }
  return HANG_FAULT;
}

/** Sends all inputs to a call. Returns the errors. */
async function sendAllInputs([name, endpoint]: (typeof allContractCalls)[number]): Promise<unknown[]> {
  const faults: unknown[] = [];
  const recordFault = (fault: string | null, { path, query, body }: FuzzedRequest) => {
    if (fault !== null)
      faults.push({ name, fault: fault.slice(0, 600), path, query, body: String(body).slice(0, 600) });
  };
  const inputs = createFuzzedRequestArbitrary(endpoint, sampleOf(name));
  for (let begin = 0; begin < INPUTS_PER_CALL; begin += BATCH_SIZE) {
    const slow: FuzzedRequest[] = [];
    const batch = fc.sample(inputs, {
      numRuns: Math.min(BATCH_SIZE, INPUTS_PER_CALL - begin),
      seed: INPUT_SEED + begin,
    });
    for (let at = 0; at < batch.length; at += PARALLEL_CALLS) {
      await Promise.all(
        batch.slice(at, at + PARALLEL_CALLS).map(async (input) => {
          const fault = await findReplyFault(endpoint, input);
          if (fault === HANG_FAULT) slow.push(input);
          else recordFault(fault, input);
        }),
      );
    }
    for (const input of slow) recordFault(await retestAlone(endpoint, input), input);
    await clearCreatedData();
  }
  return faults;
}

test(`[R28] ${INPUTS_PER_CALL} inputs to each call, valid, corrupted and random: no 5xx, valid responses, no hang, stable memory`, async () => {
  const faults: unknown[] = [];
  let before = 0;
  for (const [index, call] of callsOfThisPart.entries()) {
    if (index === WARM_CALLS) before = measureResidentMegabytes();
    faults.push(...(await sendAllInputs(call)));
    printLoadTestProgress(() => {
      const state = `${faults.length} faults, ${Math.round(measureResidentMegabytes())} MB`;
      return `R28: ${index + 1} of ${callsOfThisPart.length} calls, ${call[0]}: ${state}`;
    });
  }
  expect(faults.slice(0, 10), `seed ${INPUT_SEED}`).toEqual([]);
  expect({}).not.toHaveProperty("prototype");
  const grown = measureResidentMegabytes() - before;
  expect(grown).toBeLessThan(MAX_MEMORY_GROWTH_MB);
  const sent = callsOfThisPart.length * INPUTS_PER_CALL;
  printLoadTestFigure(
    `R28: ${sent} of ${sent} inputs to ${callsOfThisPart.length} of ${callsOfThisPart.length} calls answered as the contract says, ` +
      `${acceptedInputs} accepted, memory grew by ${Math.round(grown)} MB`,
  );
}, 14_400_000);
