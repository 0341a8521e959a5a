// Sends GET requests as fast as they are answered, from a process of its own. argv: JSON of `Fire`.
import autocannon from "autocannon";
import type { Fire, FireResult } from "../fire.ts";

const { port, hosts, path, headers, seconds, connections } = JSON.parse(process.argv[2] ?? "{}") as Fire;
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  duration: seconds,
  connections,
  requests: hosts.map((host) => ({ method: "GET", path, headers: { ...headers, host } })),
});
const told: FireResult = {
  perSecond: result["2xx"] / result.duration,
  answered: result["2xx"],
  failed: result.non2xx + result.errors + result.timeouts,
  p99: result.latency.p99,
};
process.stdout.write(`${JSON.stringify(told)}\n`);
