// Sends one request sequence repeatedly over HTTP on several connections. Input: JSON of `UnitLoad`. Prints how often the
// sequence was sent.
import { createApiCaller } from "../api-caller.ts";
import type { UnitLoad } from "../api-calls.ts";
import { sendUnit } from "../api-units.ts";
import { readInput } from "../read-input.ts";

const { port, brand, unit, facts, connections, count } = readInput<UnitLoad>();
let begunUnitCount = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    const call = createApiCaller(port, brand);
    while (begunUnitCount < count) {
      begunUnitCount += 1;
      await sendUnit(unit, facts, ({ path, ...options }) => call(path, options));
    }
  }),
);
process.stdout.write(`${begunUnitCount}\n`);
process.exit();
