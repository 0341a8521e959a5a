import type { ConsoleEvent } from "@dasturxon/contract";
import { listenToEvents } from "@dasturxon/contract/live-events";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { checkSession, refetchBrandData, useSignedInStaff } from "./session.tsx";

/**
 * Maximum delay before a reconnect of the console's event stream, in milliseconds. It is shorter than in the store,
 * because the staff receive no orders meanwhile.
 */
const MAX_RECONNECT_WAIT_MS = 3_000;

/** Subscriber of the console's event stream. */
interface StreamListener {
  tell(event: ConsoleEvent, id: string): void;
  /** Fetches the data of the live source from the server again. */
  reload(): void;
}

/** EventSource shared by all pages of the console. Open while it has at least one subscriber. */
class SharedEventStream {
  readonly #client: QueryClient;
  readonly #owner: string;
  readonly #onState: (isUp: boolean) => void;
  readonly #listeners = new Set<StreamListener>();
  #stop: (() => void) | null = null;
  /** Id of the newest event passed to the listeners. Initially the id after which the stream starts. */
  #lastId = 0;

  constructor(client: QueryClient, owner: string, onState: (isUp: boolean) => void) {
    this.#client = client;
    this.#owner = owner;
    this.#onState = onState;
  }

  /**
   * Subscribes to the stream. `lastEventId` is the event up to which the subscriber's data is current. Returns the
   * unsubscribe function.
   */
  join(listener: StreamListener, lastEventId: string): () => void {
    this.#listeners.add(listener);
    if (this.#stop === null) this.#open(lastEventId);
    // The subscriber's data is older than events that were already delivered.
    else if (Number(lastEventId) < this.#lastId) listener.reload();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = null;
      this.#onState(false);
    };
  }

  #open(after: string): void {
    let wasDown = false;
    this.#lastId = Number(after);
    this.#stop = listenToEvents<ConsoleEvent>("/console/v1/events", {
      after,
      maxWait: MAX_RECONNECT_WAIT_MS,
      owner: this.#owner,
      onEvent: (event, id) => {
        this.#lastId = Math.max(this.#lastId, Number(id));
        for (const { tell } of this.#listeners) {
          try {
            tell(event, id);
          } catch (error) {
            // An exception in one listener must not prevent the delivery of the event to the other listeners.
            reportError(error);
          }
        }
      },
      onResync: (id) => {
        this.#lastId = Math.max(this.#lastId, Number(id));
        this.#reload();
      },
      onBrand: () => refetchBrandData(this.#client),
      onRefused: () => void checkSession(),
      onState: (isUp) => {
        this.#onState(isUp);
        if (isUp && wasDown) {
          this.#reload();
          refetchBrandData(this.#client);
        }
        wasDown = !isUp;
      },
    });
  }

  #reload(): void {
    for (const { reload } of this.#listeners) reload();
  }
}

const EventStreamContext = createContext<{ line: SharedEventStream; isUp: boolean } | null>(null);

/** Returns the event stream provided by `EventStreamProvider`. */
export function useEventStream(): { line: Pick<SharedEventStream, "join">; isUp: boolean } {
  const held = useContext(EventStreamContext);
  if (!held) throw new Error("live sources need a LiveLine around them");
  return held;
}

/** Provides the event stream that all live sources of the console share. */
export function EventStreamProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { id, merchant } = useSignedInStaff();
  const owner = `${merchant.id} ${id}`;
  const [isUp, setIsUp] = useState(false);
  const line = useMemo(() => new SharedEventStream(client, owner, setIsUp), [client, owner]);
  return (
    <EventStreamContext value={useMemo(() => ({ line, isUp }), [line, isUp])}>{children}</EventStreamContext>
  );
}
