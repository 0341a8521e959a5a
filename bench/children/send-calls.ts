// Sends one unit of calls repeatedly over HTTP on several connections. Input: JSON of `UnitLoad`. Prints the number of
// sent units.
import { createApiCaller } from "../api-caller.ts";
import type { UnitLoad } from "../api-calls.ts";
import { sendUnit } from "../api-units.ts";
import { readInput } from "../read-input.ts";

const { port, brand, unit, facts, connections, count } = readInput<UnitLoad>();
let begun = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    const call = createApiCaller(port, brand);
    while (begun < count) {
      begun += 1;
      await sendUnit(unit, facts, ({ path, ...options }) => call(path, options));
    }
  }),
);
process.stdout.write(`${begun}\n`);
process.exit();
