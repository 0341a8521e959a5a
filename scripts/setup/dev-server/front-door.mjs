// HTTP server of the development loop. Serves Vite's modules itself and forwards all other requests to the server
// process. Requests wait while the server process restarts.
import { Agent, createServer, request as ask } from "node:http";

/** Paths of the store's modules, which Vite serves. No page has such a path. */
const storeModulePattern = /^\/(@|__|src\/|node_modules\/|dev\/[\w-]+\.tsx?)/;
const consoleModulePattern =
  /^\/console\/(@|__|src\/|node_modules\/|icons\/|(service-worker\.js|manifest\.webmanifest)(\?|$))/;

const isLocalAddress = (address = "") => /^(::ffff:)?127\.|^::1$/.test(address);

/** Request headers for the server process, which trusts this process as a proxy. */
function createForwardedHeaders({ headers, socket }, hasProxies) {
  const forwarded = { ...headers };
  if (!hasProxies)
    for (const name of Object.keys(forwarded)) if (name.startsWith("x-forwarded-")) delete forwarded[name];
  if (!isLocalAddress(socket.remoteAddress))
    forwarded["x-forwarded-for"] = [forwarded["x-forwarded-for"], socket.remoteAddress]
      .filter(Boolean)
      .join(", ");
  return forwarded;
}

function sendUnavailable(response) {
  response.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    refresh: "1",
    "cache-control": "no-store",
  });
  response.end(
    "<!doctype html><title>No server</title><p>The server does not run: the terminal says why. This page loads again by itself.",
  );
}

/**
 * Creates the server. `whenUp()` resolves to the server process's port, or to null if it failed to start. `store` and
 * `console` are set once their Vite servers are ready.
 */
export function createDevProxy({ whenUp, hasProxies }) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const door = { store: null, console: null, server: null, listen: startListening };

  async function forwardRequest(request, response) {
    const port = await whenUp();
    if (port === null) return sendUnavailable(response);
    const { method, url } = request;
    const headers = createForwardedHeaders(request, hasProxies);
    const onward = ask({ host: "127.0.0.1", port, method, path: url, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode, answer.statusMessage, answer.rawHeaders);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    onward.on("error", () => (response.headersSent ? response.destroy() : sendUnavailable(response)));
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  }

  function routeRequest(request, response) {
    const matchesPath = (pattern) => pattern.test(request.url);
    const forwardToServer = () => void forwardRequest(request, response);
    if (door.store && matchesPath(storeModulePattern))
      return door.store.middlewares(request, response, forwardToServer);
    if (door.console && matchesPath(consoleModulePattern))
      return door.console.middlewares(request, response, forwardToServer);
    return forwardToServer();
  }

  const server = createServer(routeRequest);
  server.keepAliveTimeout = 65_000;
  door.server = server;

  async function startListening({ host, port }) {
    const listenAt = (each, address) =>
      new Promise((resolve, reject) => {
        each.once("error", reject);
        each.listen({ port: address.port, host: address.host }, () => resolve(each.address().port));
      });
    if (host !== "localhost") return listenAt(server, { host, port });
    // Listens on both addresses of localhost if the machine has both, like Fastify.
    const chosen = await listenAt(server, { host: "127.0.0.1", port });
    const other = createServer((...call) => server.emit("request", ...call));
    other.on("upgrade", (...call) => server.emit("upgrade", ...call));
    await listenAt(other, { host: "::1", port: chosen }).catch((error) => {
      if (error.code === "EADDRINUSE") throw error;
    });
    return chosen;
  }
  return door;
}
