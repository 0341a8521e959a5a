// Hands each connection to the next server in turn, byte by byte as it comes. Input: JSON of the servers' ports;
// prints `ready PORT`.
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { readInput } from "../read-input.ts";

const ports = readInput<number[]>();
let next = 0;
const balancer = createServer({ noDelay: true }, (guest) => {
  const server = connect({ port: ports[next % ports.length] ?? 0, host: "127.0.0.1", noDelay: true });
  next += 1;
  // A side that breaks off takes the other along.
  pipeline(guest, server, guest, () => server.destroy());
});
balancer.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready ${(balancer.address() as AddressInfo).port}\n`);
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());
