// Sends GET requests at the maximum rate from a separate process. Input: JSON of `LoadOptions`.
import autocannon from "autocannon";
import type { LoadOptions, LoadResult } from "../fire.ts";
import { readInput } from "../read-input.ts";

const { port, hosts, path, headers, seconds, connections } = readInput<LoadOptions>();
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  duration: seconds,
  connections,
  requests: hosts.map((host) => ({ method: "GET", path, headers: { ...headers, host } })),
});
const loadResult: LoadResult = {
  perSecond: result["2xx"] / result.duration,
  answered: result["2xx"],
  failed: result.non2xx + result.errors + result.timeouts,
  p99: result.latency.p99,
};
process.stdout.write(`${JSON.stringify(loadResult)}\n`);
