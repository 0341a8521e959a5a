// Sends each measured unit to the product in this process and records its statements. Input: JSON of `CaptureCallsInput`.
// Prints a `CaptureCallsReply`.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import type {
  CaptureCallsInput,
  CapturedRequestSequence,
  CaptureCallsReply,
  SequenceStatements,
} from "../api-calls.ts";
import { collectBrandFacts } from "../api-facts.ts";
import { apiReadSequences } from "../api-reads.ts";
import { sendRequestSequence, type RequestSequence } from "../api-units.ts";
import { createWriteSequences } from "../api-writes.ts";
import { openBrandApi } from "../open-door.ts";
import { findFreshIds, recordStatements } from "../record-statements.ts";
import { readChildInput } from "../read-input.ts";

const { brand, folder } = readChildInput<CaptureCallsInput>();
const brandApi = await openBrandApi(brand);
const { facts, orders } = await collectBrandFacts(brandApi, brand);

async function captureRequestSequence(
  unit: RequestSequence,
  index: number,
): Promise<CapturedRequestSequence> {
  const sendCapturedUnit = () =>
    sendRequestSequence(unit, facts, ({ path, ...request }) =>
      brandApi.call(path, { ...request, ...(request.method === "GET" ? {} : { key: randomUUID() }) }),
    );
  // The first run of the sequence is not recorded, because it fills the caches.
  await sendCapturedUnit();
  const first = await recordStatements(sendCapturedUnit);
  const second = await recordStatements(sendCapturedUnit);
  const file = join(folder, `${index}.statements`);
  const kept: SequenceStatements = [{ transactions: first, freshIds: findFreshIds(first, second) }];
  writeFileSync(file, serialize(kept));
  return { unit, statements: first.flat().length, file };
}

// Writes are captured last, because they increase the data that the reads return.
const sequencesToCapture = [...apiReadSequences, ...createWriteSequences(orders)];
const capturedSequences: CapturedRequestSequence[] = [];
for (const [index, unit] of sequencesToCapture.entries())
  capturedSequences.push(await captureRequestSequence(unit, index));
await brandApi.close();
process.stdout.write(`${JSON.stringify({ facts, units: capturedSequences } satisfies CaptureCallsReply)}\n`);
