// Forwards each connection to the next server in turn, at TCP level. Input: JSON of the servers' ports. Prints `ready
// PORT`.
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { readChildInput } from "../read-input.ts";

const balancedPorts = readChildInput<number[]>();
let nextPortIndex = 0;
const loadBalancer = createServer({ noDelay: true }, (guest) => {
  const server = connect({
    port: balancedPorts[nextPortIndex % balancedPorts.length] ?? 0,
    host: "127.0.0.1",
    noDelay: true,
  });
  nextPortIndex += 1;
  // If the client or the server of a connection disconnects, the other side is closed too.
  pipeline(guest, server, guest, () => server.destroy());
});
loadBalancer.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready ${(loadBalancer.address() as AddressInfo).port}\n`);
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());
