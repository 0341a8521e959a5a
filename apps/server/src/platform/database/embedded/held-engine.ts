import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { lockAndFillDirectory, createUnreadableDirectoryError } from "./directory.ts";
import { type EnginePort, openWorkerPort } from "./engine-port.ts";
import type { WorkerReply, SocketEngineRequest, WorkerOptions } from "./messages.ts";
import { onMessages, writeSocketMessage } from "./socket-messages.ts";

/** Timeout in milliseconds for each step of a close: until the client disconnects, then until the engine has shut down. */
const ENGINE_CLOSE_TIMEOUT_MS = 4_000;

/**
 * Runs the embedded engine for a server process that restarts, as in development. The engine stays open in this
 * process, and the server connects through a socket (`socket-port.ts`). One client at a time: a new client replaces the
 * previous one.
 */
class EngineServer {
  readonly #options: WorkerOptions;
  readonly #server: Server;
  #client: Socket | null = null;
  #port: EnginePort | null = null;
  #running: Promise<EnginePort> | null = null;
  #asked = new Map<number, { socket: Socket; id: number }>();
  #lastId = 0;
  #isClosed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  async open(): Promise<void> {
    await this.#open();
  }

  /** Listens for clients at this path: a Unix socket, or a named pipe on Windows. */
  async listen(path: string): Promise<void> {
    this.#server.listen(path);
    await once(this.#server, "listening");
  }

  /** Waits until the client has disconnected, then shuts the engine down. */
  async close(): Promise<void> {
    const client = this.#client;
    this.#server.close();
    if (client && !client.destroyed) {
      const timer = setTimeout(() => client.destroy(), ENGINE_CLOSE_TIMEOUT_MS);
      await new Promise<void>((resolve) => client.once("close", () => resolve()));
      clearTimeout(timer);
    }
    const port = await this.#running?.catch(() => null);
    // From now on the engine must not be reopened, because another process may open the directory after the close.
    this.#isClosed = true;
    if (!port) return;
    const closed = new Promise<void>((resolve) => {
      port.onEnd(() => resolve());
      port.onReply((reply) => {
        if (reply.kind === "dead" || (reply.kind === "done" && reply.id === 0)) resolve();
      });
    });
    port.post({ kind: "close", id: 0 });
    // The timeout terminates the worker if a running statement delays the close for too long.
    const timer = setTimeout(() => void port.end(), ENGINE_CLOSE_TIMEOUT_MS);
    await closed;
    clearTimeout(timer);
    await port.end();
  }

  #open(): Promise<EnginePort> {
    this.#running ??= this.#start();
    return this.#running;
  }

  async #start(): Promise<EnginePort> {
    if (this.#isClosed) throw new Error("the engine is closed");
    let port: EnginePort | undefined;
    let isReady = false;
    try {
      port = openWorkerPort(this.#options);
      const opening = port;
      await new Promise<void>((resolve, reject) => {
        opening.onEnd((error) => {
          reject(error);
          if (isReady) this.#end(opening, "the engine has ended");
        });
        opening.onReply((reply) => {
          if (reply.kind === "ready") resolve();
          else if (reply.kind === "failed") reject(new Error(reply.reason));
          else this.#answer(opening, reply);
        });
      });
      isReady = true;
      this.#port = port;
      return port;
    } catch (error) {
      await port?.end();
      this.#running = null;
      throw error;
    }
  }

  #serve(socket: Socket): void {
    this.#client?.destroy();
    this.#client = socket;
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.#client === socket) this.#client = null;
    });
    onMessages<SocketEngineRequest>(socket, (request) => {
      if (request.kind === "end") {
        // A message of a previous client is ignored, because another client uses the engine now.
        if (this.#client === socket && this.#port) this.#end(this.#port, "its client has ended it");
        return;
      }
      if (request.kind === "close")
        return writeSocketMessage(socket, { kind: "done", id: request.id, bytes: null });
      return void this.#ask(socket, request);
    });
    this.#open().then(
      () => writeSocketMessage(socket, { kind: "ready" }),
      (error: unknown) => writeSocketMessage(socket, { kind: "failed", reason: String(error) }),
    );
  }

  async #ask(socket: Socket, request: Exclude<SocketEngineRequest, { kind: "end" }>): Promise<void> {
    try {
      const port = await this.#open();
      this.#lastId += 1;
      this.#asked.set(this.#lastId, { socket, id: request.id });
      port.post({ ...request, id: this.#lastId });
    } catch (error) {
      writeSocketMessage(socket, { kind: "dead", reason: String(error) });
    }
  }

  /** Sends a reply to the client of the request, with the id that the client assigned. */
  #answer(port: EnginePort, reply: WorkerReply): void {
    if (reply.kind === "dead") return this.#end(port, reply.reason);
    if (reply.kind !== "done") return;
    const asked = this.#asked.get(reply.id);
    this.#asked.delete(reply.id);
    if (asked && !asked.socket.destroyed) writeSocketMessage(asked.socket, { ...reply, id: asked.id });
  }

  /** Ends the engine's thread. The next client gets a new one as soon as the directory is free. */
  #end(port: EnginePort, reason: string): void {
    if (this.#port !== port || this.#isClosed) return;
    this.#port = null;
    this.#asked.clear();
    this.#running = port.end().then(() => this.#start());
    this.#running.catch(() => undefined);
    const client = this.#client;
    this.#client = null;
    if (!client || client.destroyed) return;
    writeSocketMessage(client, { kind: "dead", reason });
    client.end();
  }
}

/** Runs the engine of a data directory behind a socket, in a separate process for development. */
export async function runEngineServer(options: {
  dataDir: string;
  socket: string;
}): Promise<{ close: () => Promise<void> }> {
  const directory = lockAndFillDirectory(options);
  const engine = new EngineServer({ directory: directory.path, isDurable: true });
  const closeEngine = async () => {
    await engine.close();
    directory.giveBack();
  };
  try {
    await engine.open().catch((error: unknown) => {
      throw createUnreadableDirectoryError(directory.path, error);
    });
    await engine.listen(options.socket);
    directory.settle();
    return { close: closeEngine };
  } catch (error) {
    await closeEngine();
    throw error;
  }
}
