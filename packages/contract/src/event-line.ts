/** A stream of server-sent events as `listen` uses it: the part of an `EventSource` that it needs. */
export interface EventLine extends EventTarget {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onerror: (() => void) | null;
  close(): void;
  /** Checks a line that seems up, when the user comes back to the page. */
  probe?(): void;
}
