/** Requests of the process to the worker that runs the engine. */
export type EngineRequest =
  | { id: number; kind: "reset" }
  | { id: number; kind: "execute"; bytes: Uint8Array }
  | { id: number; kind: "copy"; target: string }
  | { id: number; kind: "close" };

/** Requests through a socket, where the engine outlives its client. `end` terminates an unreliable thread. */
export type SocketEngineRequest = EngineRequest | { kind: "end" };

/** Replies of the worker. `dead` means that the worker must be terminated and started again. */
export type WorkerReply =
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "done"; id: number; bytes: Uint8Array | null }
  | { kind: "dead"; reason: string };

export interface WorkerOptions {
  directory: string;
  isDurable: boolean;
}
