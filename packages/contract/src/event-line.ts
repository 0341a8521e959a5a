/** Stream of server-sent events: the part of `EventSource` that `listenToEvents` uses. */
export interface ServerEventStream extends EventTarget {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onerror: (() => void) | null;
  close(): void;
  /** Checks whether the open connection still works. Called when the user returns to the page. */
  probe?(): void;
}
