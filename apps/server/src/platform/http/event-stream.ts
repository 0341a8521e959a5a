export interface StreamedEvent<Data> {
  /** Sent back as `Last-Event-ID` by a reconnecting reader. */
  id: string | number;
  data: Data;
  /** When this process heard of it, by `performance.now()`; undefined for what a reader missed before it came. */
  heardAt?: number;
}

export interface EventSink<Data> {
  /** Sends one event; false when the reader is gone or too slow, and nothing more need be sent. */
  send(event: StreamedEvent<Data>): boolean;
  /** Says that the cursor is too old to go on from: the reader loads everything again. */
  resync(id?: string | number): boolean;
  /** Logs what went wrong and cuts the reader off, who comes back for what he missed. */
  fail(error: unknown): void;
  /** Aborted when the reader is gone, too slow, signed out, or the process ends. */
  signal: AbortSignal;
}

/** Starts the events: subscribes, sends what the reader missed, and returns how to unsubscribe. */
export type EventSource<Data> = (sink: EventSink<Data>) => Promise<() => void> | (() => void);

export interface EventStreamOptions {
  /**
   * How many such streams an address may have, counted apart from all others: for what every guest of a carrier's shared
   * address opens. Without it the stream is one of the address's fifty.
   */
  maxToAddress?: number;
}

/** A stream of server-sent events as a handler's answer. */
export class EventStream<Data = unknown> {
  readonly source: EventSource<Data>;
  readonly maxToAddress: number | null;
  constructor(source: EventSource<Data>, { maxToAddress }: EventStreamOptions = {}) {
    this.source = source;
    this.maxToAddress = maxToAddress ?? null;
  }
}

/** Answers with events: `events(async ({ send, resync, signal }) => { …; return unsubscribe; })`. */
export function events<Data>(source: EventSource<Data>, options?: EventStreamOptions): EventStream<Data> {
  return new EventStream(source, options);
}
