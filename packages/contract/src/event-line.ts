/** Stream of server-sent events: the part of `EventSource` that `listen` uses. */
export interface EventStream extends EventTarget {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onerror: (() => void) | null;
  close(): void;
  /** Checks whether an open connection still works, when the user returns to the page. */
  probe?(): void;
}
