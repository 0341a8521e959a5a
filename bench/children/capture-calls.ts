// Sends each measured unit to the product in this process and records its statements. Input: JSON of `CallsRequest`.
// Prints a `CaptureCallsReply`.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { CallsRequest, CapturedUnit, CaptureCallsReply, UnitStatements } from "../api-calls.ts";
import { knowBrand } from "../api-facts.ts";
import { reads } from "../api-reads.ts";
import { sendUnit, type Unit } from "../api-units.ts";
import { writesOf } from "../api-writes.ts";
import { openDoor } from "../open-door.ts";
import { freshIdsOf, recordStatements } from "../record-statements.ts";
import { readInput } from "../read-input.ts";

const { brand, folder } = readInput<CallsRequest>();
const door = await openDoor(brand);
const { facts, orders } = await knowBrand(door, brand);

async function capture(unit: Unit, index: number): Promise<CapturedUnit> {
  const send = () =>
    sendUnit(unit, facts, ({ path, ...request }) =>
      door.call(path, { ...request, ...(request.method === "GET" ? {} : { key: randomUUID() }) }),
    );
  // The first run fills the caches.
  await send();
  const first = await recordStatements(send);
  const second = await recordStatements(send);
  const file = join(folder, `${index}.statements`);
  const kept: UnitStatements = [{ transactions: first, freshIds: freshIdsOf(first, second) }];
  writeFileSync(file, serialize(kept));
  return { unit, statements: first.flat().length, file };
}

// Writes come last, because they increase the data of the reads.
const all = [...reads, ...writesOf(orders)];
const units: CapturedUnit[] = [];
for (const [index, unit] of all.entries()) units.push(await capture(unit, index));
await door.close();
process.stdout.write(`${JSON.stringify({ facts, units } satisfies CaptureCallsReply)}\n`);
