import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

interface ConnectionState {
  /** Number of requests without a complete response. */
  underWay: number;
  bytes: number;
  silentSince: number;
}

/** Interval of the checks during a shutdown, in milliseconds. */
const SHUTDOWN_CHECK_INTERVAL_MS = 50;
/** Number of checks without a new connection after which listening ends, and maximum number of checks. */
const IDLE_CHECKS_BEFORE_CLOSE = 2;
const MAX_CONNECTION_CHECKS = 10;

/**
 * Waits for the interval, and then until received data is read. On a busy machine the timer fires late and before the
 * data is read, so that an active connection would seem idle.
 */
async function waitForNextCheck(): Promise<void> {
  await sleep(SHUTDOWN_CHECK_INTERVAL_MS);
  await nextTurn();
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Connections of the server, tracked so that a shutdown interrupts no client. A connection is closed only if no request
 * is in progress and no data was transferred for a while. Node's own function also closes connections that were just
 * accepted and are about to send a request.
 */
export class OpenConnections {
  readonly #servers: Server[] = [];
  readonly #seen = new Map<Socket, ConnectionState>();
  #accepted = 0;
  #held: Promise<void> | null = null;
  /** True once the shutdown has begun. Each connection is then closed after its last response. */
  #isOver = false;

  /** Tracks the connections of a server. */
  watch(server: Server): void {
    this.#servers.push(server);
    server.on("connection", (socket: Socket) => {
      this.#accepted += 1;
      this.#seen.set(socket, { underWay: 0, bytes: 0, silentSince: performance.now() });
      socket.once("close", () => this.#seen.delete(socket));
    });
    server.closeIdleConnections = () => {
      this.#isOver = true;
      this.#closeSilent(0);
    };
  }

  /** Handles a request and counts it until its response is sent. A request waits while the server stops listening. */
  serve(request: IncomingMessage, response: ServerResponse, handle: RequestHandler): void {
    response.once("close", this.#begin(request.socket));
    if (this.#held) void this.#held.then(() => handle(request, response));
    else handle(request, response);
  }

  /** Counts a request of this connection. Returns the function to call once its response is sent. */
  #begin(socket: Socket): () => void {
    const seen = this.#seen.get(socket);
    if (!seen) return () => undefined;
    seen.underWay += 1;
    return () => {
      seen.underWay -= 1;
      seen.silentSince = performance.now();
      if (this.#isOver && seen.underWay === 0) socket.destroySoon();
    };
  }

  /**
   * Stops listening and resolves when the last connection is closed. Requests wait while listening ends, so that no
   * connection is accepted by the system and unknown here. Later connections are refused, so that clients can use
   * another process. `silence`: milliseconds after which an idle keep-alive connection is closed.
   */
  async end(silence: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    for (
      let looks = 0, quiet = 0;
      looks < MAX_CONNECTION_CHECKS && quiet < IDLE_CHECKS_BEFORE_CLOSE;
      looks += 1
    ) {
      const before = this.#accepted;
      await waitForNextCheck();
      quiet = this.#accepted === before ? quiet + 1 : 0;
    }
    for (const server of this.#servers) NetServer.prototype.close.call(server);
    this.#held = null;
    resolve();
    while (this.#seen.size > 0) {
      await waitForNextCheck();
      this.#closeSilent(silence);
    }
  }

  #closeSilent(milliseconds: number): void {
    const now = performance.now();
    for (const [socket, seen] of this.#seen) {
      const bytes = socket.bytesRead + socket.bytesWritten;
      if (bytes !== seen.bytes) Object.assign(seen, { bytes, silentSince: now });
      const isSilent = now - seen.silentSince >= milliseconds;
      if (seen.underWay === 0 && isSilent) socket.destroySoon();
    }
  }
}
