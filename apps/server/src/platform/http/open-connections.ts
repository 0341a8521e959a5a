import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

interface Seen {
  /** Requests whose answers are not out yet. */
  underWay: number;
  bytes: number;
  silentSince: number;
}

/** How often the end looks, milliseconds. */
const LOOK = 50;
/** The door closes when nobody has come in for so long, and at the latest after so many looks. */
const QUIET_LOOKS = 2;
const MAX_LOOKS = 10;

/**
 * Waits, and then until what has come in meanwhile is read: on a busy machine a timer is late and runs before that, when
 * a connection only seems silent.
 */
async function look(): Promise<void> {
  await sleep(LOOK);
  await nextTurn();
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The server's connections, so that its end cuts nobody: one is closed only when nothing is under way on it and nothing
 * came or went for a while. Node's own way closes one that was just accepted and is about to ask.
 */
export class OpenConnections {
  readonly #servers: Server[] = [];
  readonly #seen = new Map<Socket, Seen>();
  #accepted = 0;
  #held: Promise<void> | null = null;
  /** From then on a connection ends with its last answer. */
  #isOver = false;

  /** Follows a server's connections. */
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

  /** Has a request handled, after the door has closed if it is closing, and counts it until its answer is out. */
  serve(request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    response.once("close", this.begin(request.socket));
    if (this.#held) void this.#held.then(() => handle(request, response));
    else handle(request, response);
  }

  /** Counts a request of this connection; gives what must be called once its answer is out. */
  begin(socket: Socket): () => void {
    const seen = this.#seen.get(socket);
    if (!seen) return () => undefined;
    seen.underWay += 1;
    return () => {
      seen.underWay -= 1;
      seen.silentSince = performance.now();
      if (this.#isOver && seen.underWay === 0) socket.destroySoon();
    };
  }

  /** Whether an answer is yet to go out over this connection. */
  isUnderWay(socket: Socket): boolean {
    return (this.#seen.get(socket)?.underWay ?? 0) > 0;
  }

  /**
   * Stops listening and resolves when the last connection has ended. Whoever asks one thing after another waits for an
   * answer while the door closes, so that no connection lies accepted by the system and unseen by us; who comes later is
   * refused the connection and may go elsewhere. `silence`: milliseconds after which a kept connection is closed.
   */
  async end(silence: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    for (let looks = 0, quiet = 0; looks < MAX_LOOKS && quiet < QUIET_LOOKS; looks += 1) {
      const before = this.#accepted;
      await look();
      quiet = this.#accepted === before ? quiet + 1 : 0;
    }
    for (const server of this.#servers) NetServer.prototype.close.call(server);
    this.#held = null;
    resolve();
    while (this.#seen.size > 0) {
      await look();
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
