import { createServer } from "node:http";
import type { Config } from "../config/config.ts";
import { listenAtConfiguredAddress } from "./listen-at.ts";

/**
 * Responds at the server's address until the database is available: alive but not ready. Returns the port and the
 * function that frees it.
 */
export async function answerUntilDatabaseReady(config: Config): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const isAlive = request.url === "/livez";
    response.writeHead(isAlive ? 200 : 503, {
      "content-type": "application/json",
      "cache-control": "no-store",
      connection: "close",
      ...(!isAlive && { "retry-after": "2" }),
    });
    response.end(JSON.stringify({ status: isAlive ? "alive" : "starting" }));
  });
  const port = await listenAtConfiguredAddress(config, async (address) => {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(address, resolve);
    });
    return server.address();
  });
  return { port, close: () => server.close() };
}
