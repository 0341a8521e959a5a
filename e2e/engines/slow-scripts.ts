import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Server in front of the store whose first script files arrive late. */
export interface SlowScriptsServer {
  /** Returns the address of the same page on the slow server. */
  toSlowUrl(url: string): string;
  close(): void;
}

/**
 * Starts a server that passes all requests on to the store's port. Requests for script files wait until `delayMs` after
 * the first of them. Later ones do not wait, because a panel imports files that import others, and the delays would add up.
 */
export async function startSlowScriptsServer(storePort: number, delayMs: number): Promise<SlowScriptsServer> {
  let releasedAt: number | undefined;
  const server = createServer((incoming, reply) => {
    const { url = "/", method, headers } = incoming;
    function passOn() {
      const outgoing = request({ port: storePort, path: url, method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      outgoing.on("error", () => reply.destroy());
      incoming.pipe(outgoing);
    }
    if (!/\/assets\/.*\.js$/.test(url)) return passOn();
    releasedAt ??= Date.now() + delayMs;
    setTimeout(passOn, Math.max(0, releasedAt - Date.now()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    toSlowUrl: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
