// One call over HTTP again and again, on several connections. argv: JSON of `CallLoad`; prints how many were sent.
import type { CallLoad } from "../api-calls.ts";
import { apiCaller } from "../api-caller.ts";

const { port, brand, call, connections, count } = JSON.parse(process.argv[2] ?? "{}") as CallLoad;
const { path, ...options } = call;
let begun = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    const send = apiCaller(port, brand);
    while (begun < count) {
      begun += 1;
      await send(path, options);
    }
  }),
);
process.stdout.write(`${begun}\n`);
process.exit();
