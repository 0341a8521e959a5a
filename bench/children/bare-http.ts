// Minimal HTTP server as a baseline: node:http sends stored bytes with stored headers. The parent sends the responses
// by host, as `Map<string, RawReply>`.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RawReply } from "../bare-http.ts";

let replyByHost = new Map<string, RawReply>();

const minimalServer = createServer((request, response) => {
  const reply = replyByHost.get(request.headers.host ?? "");
  if (!reply) return void response.writeHead(404).end();
  response.writeHead(200, reply.headers);
  response.end(reply.body);
}).listen(0, "127.0.0.1");

const cpuUsageServer = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  const lines = [
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
  ];
  response.end(`${lines.join("\n")}\n`);
}).listen(0, "127.0.0.1");

process.on("message", (reported: Map<string, RawReply>) => {
  replyByHost = reported;
  process.stdout.write(`serving ${replyByHost.size}\n`);
});
process.on("disconnect", () => process.exit());

await Promise.all(
  [minimalServer, cpuUsageServer].map(
    (server) => new Promise((resolve) => server.once("listening", resolve)),
  ),
);
const readPort = (server: typeof minimalServer) => (server.address() as AddressInfo).port;
process.stdout.write(`ready ${readPort(minimalServer)} ${readPort(cpuUsageServer)}\n`);
