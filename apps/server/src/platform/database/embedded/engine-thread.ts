import { DatabaseUnavailableError } from "../errors.ts";
import type { EnginePort } from "./engine-port.ts";
import type { WorkerReply, EngineRequest } from "./messages.ts";

/** Request to the engine without the id, which `EngineThread` assigns. */
type EngineRequestWithoutId = EngineRequest extends infer R
  ? R extends EngineRequest
    ? Omit<R, "id">
    : never
  : never;

/** Error of a statement that reached its timeout. Its thread was terminated. */
export class StatementTimeoutError extends Error {
  override readonly name = "StatementTimeoutError";
  readonly code = "57014";
}

/** Running embedded engine, controlled through its message port. */
export class EngineThread {
  #port: EnginePort;
  #waiting = new Map<
    number,
    { resolve: (bytes: Uint8Array | null) => void; reject: (error: Error) => void }
  >();
  #lastId = 0;
  #death: Error | null = null;
  /** Callback that is called once when the thread ends for any reason except `stop`: a panic, a crash or a timeout. */
  onDeath: (error: Error) => void = () => undefined;

  private constructor(port: EnginePort) {
    this.#port = port;
  }

  /** Waits until the engine behind the port has opened its directory. */
  static async start(port: EnginePort): Promise<EngineThread> {
    const thread = new EngineThread(port);
    await new Promise<void>((resolve, reject) => {
      port.onEnd((error) => {
        reject(error);
        thread.#die(error);
      });
      port.onReply((reply) => {
        if (reply.kind === "ready") resolve();
        else if (reply.kind === "failed") reject(new Error(reply.reason));
        else thread.#take(reply);
      });
    });
    return thread;
  }

  /**
   * Sends a request to the engine's thread. If there is no reply after `deadline` milliseconds, the thread is terminated
   * and the promise rejects.
   */
  ask(question: EngineRequestWithoutId, deadline: number): Promise<Uint8Array | null> {
    if (this.#death) return Promise.reject(this.#death);
    this.#lastId += 1;
    const id = this.#lastId;
    const timer = setTimeout(() => {
      this.#die(new StatementTimeoutError(`a statement ran longer than ${deadline} ms and was stopped`));
    }, deadline);
    return new Promise<Uint8Array | null>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.post({ ...question, id });
    }).finally(() => clearTimeout(timer));
  }

  /** Shuts the engine down. A thread that does not end within ten seconds is terminated. */
  async stop(): Promise<void> {
    if (this.#death) return;
    await this.ask({ kind: "close" }, 10_000).catch(() => null);
    this.#death ??= new Error("the embedded engine is closed");
    await this.#port.end();
  }

  /** Waits until the thread has ended, so that another thread may open the directory. */
  async end(): Promise<void> {
    await this.#port.end();
  }

  #take(reply: WorkerReply): void {
    if (reply.kind === "dead") this.#die(new Error(reply.reason));
    if (reply.kind !== "done") return;
    this.#waiting.get(reply.id)?.resolve(reply.bytes);
    this.#waiting.delete(reply.id);
  }

  #die(reason: Error): void {
    if (this.#death) return;
    // Callers get a temporary error, because the engine is reopened and a retry may succeed.
    const error =
      reason instanceof StatementTimeoutError
        ? reason
        : new DatabaseUnavailableError(reason.message, { cause: reason });
    this.#death = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.onDeath(error);
    void this.#port.end();
  }
}
