export interface StreamedEvent<Data> {
  /** Id of the event, which a client that reconnects sends back as `Last-Event-ID`. */
  id: string | number;
  data: Data;
  /** Time at which this process received the event, by `performance.now()`. Undefined for missed events. */
  heardAt?: number;
}

export interface EventSink<Data> {
  /**
   * Sends one event. Returns false if the client is disconnected or too slow, in which case no more events need to be
   * sent.
   */
  send(event: StreamedEvent<Data>): boolean;
  /** Notifies the client that its cursor is too old to continue, so that it reloads all data. */
  resync(id?: string | number): boolean;
  /** Logs the error and closes the stream. The client reconnects and gets the missed events. */
  fail(error: unknown): void;
  /** Signal that is aborted when the client disconnects, is too slow or signs out, or when the process ends. */
  signal: AbortSignal;
}

/** Subscribes to the events of a stream and sends the missed ones. Returns the function that unsubscribes. */
export type EventSource<Data> = (sink: EventSink<Data>) => Promise<() => void> | (() => void);

export interface EventStreamOptions {
  /**
   * Maximum number of streams of this kind per IP address, counted separately from all other streams. For streams that
   * every guest behind the shared address of a carrier opens. Undefined: the stream counts towards the fifty streams of
   * an IP address.
   */
  maxToAddress?: number;
}

/** A stream of server-sent events as the answer of a handler. */
export class EventStream<Data = unknown> {
  readonly source: EventSource<Data>;
  readonly maxToAddress: number | null;
  constructor(source: EventSource<Data>, { maxToAddress }: EventStreamOptions = {}) {
    this.source = source;
    this.maxToAddress = maxToAddress ?? null;
  }
}

/** Returns an answer with events: `createEventStream(async ({ send, resync, signal }) => { …; return unsubscribe; })`. */
export function createEventStream<Data>(
  source: EventSource<Data>,
  options?: EventStreamOptions,
): EventStream<Data> {
  return new EventStream(source, options);
}
