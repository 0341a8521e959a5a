import { Worker } from "node:worker_threads";
import type { WorkerReply, EngineRequest, WorkerOptions } from "./messages.ts";

/** Connection to the engine: a worker of this process, or a separate process in development. */
export interface EnginePort {
  post(request: EngineRequest): void;
  onReply(listener: (reply: WorkerReply) => void): void;
  /** Called when the engine or the connection to it has ended. May be called more than once, also after `end`. */
  onEnd(listener: (error: Error) => void): void;
  /** Ends the engine at once. Resolves when another engine may open its directory. */
  end(): Promise<void>;
}

/** Starts the engine in a worker thread of this process. */
export function openWorkerPort(options: WorkerOptions): EnginePort {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: options });
  return {
    post: (request) => worker.postMessage(request, []),
    onReply: (listener) => void worker.on("message", listener),
    onEnd(listener) {
      worker.on("error", (error) => listener(error instanceof Error ? error : new Error(String(error))));
      worker.on("exit", (code) => listener(new Error(`the embedded engine's thread ended (${code})`)));
    },
    async end() {
      await worker.terminate();
    },
  };
}
