// Sends GET requests at the maximum rate from a separate process. Input: JSON of `HttpLoadOptions`.
import autocannon from "autocannon";
import type { HttpLoadOptions, HttpLoadResult } from "../fire.ts";
import { readChildInput } from "../read-input.ts";

const { port, hosts, path, headers, seconds, connections } = readChildInput<HttpLoadOptions>();
const autocannonResult = await autocannon({
  url: `http://127.0.0.1:${port}`,
  duration: seconds,
  connections,
  requests: hosts.map((host) => ({ method: "GET", path, headers: { ...headers, host } })),
});
const loadResult: HttpLoadResult = {
  perSecond: autocannonResult["2xx"] / autocannonResult.duration,
  answered: autocannonResult["2xx"],
  failed: autocannonResult.non2xx + autocannonResult.errors + autocannonResult.timeouts,
  p99: autocannonResult.latency.p99,
};
process.stdout.write(`${JSON.stringify(loadResult)}\n`);
