// Sends one request sequence repeatedly over HTTP on several connections. Input: JSON of `RequestSequenceLoad`. Prints
// how often the sequence was sent.
import { createApiCaller } from "../api-caller.ts";
import type { RequestSequenceLoad } from "../api-calls.ts";
import { sendRequestSequence } from "../api-units.ts";
import { readChildInput } from "../read-input.ts";

const { port, brand, unit, facts, connections, count } = readChildInput<RequestSequenceLoad>();
let startedSequenceCount = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    const call = createApiCaller(port, brand);
    while (startedSequenceCount < count) {
      startedSequenceCount += 1;
      await sendRequestSequence(unit, facts, ({ path, ...options }) => call(path, options));
    }
  }),
);
process.stdout.write(`${startedSequenceCount}\n`);
process.exit();
