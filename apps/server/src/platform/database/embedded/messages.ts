/** What the process asks of the worker that holds the engine. */
export type Request =
  | { id: number; kind: "reset" }
  | { id: number; kind: "execute"; bytes: Uint8Array }
  | { id: number; kind: "copy"; target: string }
  | { id: number; kind: "close" };

/** The same by a socket, where the engine outlives its client; `end` ends a thread that can no longer be believed. */
export type SocketRequest = Request | { kind: "end" };

/** What the worker answers; `dead` means that it must be ended and opened again. */
export type Reply =
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "done"; id: number; bytes: Uint8Array | null }
  | { kind: "dead"; reason: string };

export interface WorkerOptions {
  directory: string;
  isDurable: boolean;
}
