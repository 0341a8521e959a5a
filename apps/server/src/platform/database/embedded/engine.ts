import { DatabaseUnavailableError } from "../errors.ts";
import { EngineStream } from "./engine-stream.ts";
import { type EnginePort, openWorkerPort } from "./engine-port.ts";
import { StatementTimeoutError, EngineThread } from "./engine-thread.ts";
import type { WorkerOptions } from "./messages.ts";

export interface EngineLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface EngineOptions extends WorkerOptions {
  /** Timeout of one statement in milliseconds. */
  deadline: number;
  log: EngineLog;
  /** Opens the connection to the engine. Default: a worker thread of this process. */
  openPort?: (options: WorkerOptions) => EnginePort;
}

const maxEngineCrashesInWindow = 3;
const engineCrashWindowMs = 60_000;

/**
 * Runs the embedded engine for this process: streams for `pg`, one client at a time, and a thread that is restarted
 * after a crash or a statement timeout. After three crashes within a minute it refuses requests for the rest of the
 * minute. It never changes the directory by itself.
 */
export class EmbeddedEngine {
  #options: EngineOptions;
  #thread: Promise<EngineThread> | null = null;
  #current: EngineStream | null = null;
  #crashes: number[] = [];
  #deadline: number;
  #isClosed = false;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#deadline = options.deadline;
  }

  /** Function for the option `stream` of `pg`, which creates a stream to this engine. */
  readonly stream = (): EngineStream => new EngineStream(this);

  /** Opens the engine. Throws the engine's own error. */
  async open(): Promise<void> {
    await this.#running();
  }

  /** Attaches the stream of a new client. Disconnects the previous client. */
  async attach(stream: EngineStream): Promise<void> {
    this.#current?.destroy();
    this.#current = stream;
    const thread = await this.#running();
    await thread.ask({ kind: "reset" }, this.#deadline);
  }

  detach(stream: EngineStream): void {
    if (this.#current === stream) this.#current = null;
  }

  /** Executes complete protocol messages of the attached client. */
  async execute(stream: EngineStream, bytes: Uint8Array): Promise<Uint8Array> {
    if (this.#current !== stream) throw new Error("Connection terminated: another client took the engine");
    const thread = await this.#running();
    const reply = await thread.ask({ kind: "execute", bytes }, this.#deadline);
    return reply ?? new Uint8Array();
  }

  /** Raises the statement timeout to `deadline` milliseconds while `work` runs, for migrations and vacuum. */
  async unhurried<T>(deadline: number, work: () => Promise<T>): Promise<T> {
    this.#deadline = deadline;
    try {
      return await work();
    } finally {
      this.#deadline = this.#options.deadline;
    }
  }

  /** Copies the database directory while no statement runs. */
  async copy(target: string): Promise<void> {
    const thread = await this.#running();
    await thread.ask({ kind: "copy", target }, this.#deadline);
  }

  /** Whether the engine may be used. False after three crashes within a minute, until one of them is older than a minute. */
  get isTrusted(): boolean {
    const since = Date.now() - engineCrashWindowMs;
    this.#crashes = this.#crashes.filter((at) => at > since);
    return this.#crashes.length < maxEngineCrashesInWindow;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#current?.destroy();
    const thread = await this.#thread?.catch(() => null);
    await thread?.stop();
  }

  async #running(): Promise<EngineThread> {
    if (this.#isClosed) throw new DatabaseUnavailableError("the embedded engine is closed");
    if (!this.isTrusted)
      throw new DatabaseUnavailableError("the embedded engine has crashed repeatedly; it rests a minute");
    this.#thread ??= this.#start();
    return this.#thread;
  }

  async #start(): Promise<EngineThread> {
    if (this.#isClosed) throw new DatabaseUnavailableError("the embedded engine is closed");
    const { directory, isDurable, openPort = openWorkerPort } = this.#options;
    let port: EnginePort | undefined;
    try {
      port = openPort({ directory, isDurable });
      const thread = await EngineThread.start(port);
      thread.onDeath = (error) => this.#bury(thread, error);
      return thread;
    } catch (error) {
      await port?.end();
      this.#thread = null;
      this.#crashes.push(Date.now());
      throw error;
    }
  }

  #bury(thread: EngineThread, error: Error): void {
    const { log } = this.#options;
    if (error instanceof StatementTimeoutError)
      log.warn({ error: error.message }, "stopped a runaway statement");
    else {
      this.#crashes.push(Date.now());
      log.error({ error: error.message }, "the embedded engine crashed and is opened again");
    }
    this.#current?.destroy(error);
    this.#current = null;
    this.#thread = null;
    if (this.#isClosed) return;
    // The engine is restarted only after the dead worker has exited, so that two engines never open the same directory.
    this.#thread = thread.end().then(() => this.#start());
    this.#thread.catch(() => null);
  }
}
