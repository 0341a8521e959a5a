import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { S3Options } from "../../platform/storage/index.ts";

/** A proxy to an S3 server that can be interrupted. */
export interface InterruptibleProxy {
  options: S3Options;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  mend(): void;
  stop(): void;
}

export async function startInterruptibleProxy(target: S3Options): Promise<InterruptibleProxy> {
  const { hostname, port } = new URL(target.endpoint ?? "");
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((inner) => {
    if (isCut) return inner.destroy();
    const outer = connect({ host: hostname, port: Number(port) });
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(socket);
          inner.destroy();
          outer.destroy();
        });
    }
    return inner.pipe(outer).pipe(inner);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  const cutConnection = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    options: { ...target, endpoint: `http://127.0.0.1:${own}` },
    cut: cutConnection,
    mend: () => void (isCut = false),
    stop() {
      cutConnection();
      server.close();
    },
  };
}
