import type { ConsoleEvent } from "@dasturxon/contract";
import type { QueryClient } from "@tanstack/react-query";

const MAX_REMEMBERED_LIVE_EVENTS = 500;
/** Interval of retries in milliseconds. Until the data is loaded, the source receives no events. */
const LIVE_SOURCE_RETRY_MS = 3_000;

/** Data that is fetched once and then kept up to date by events of the console's stream. */
export interface LiveDataSource<State extends { lastEventId: string }, Event> {
  key: string;
  /** Returns the part of a console event that concerns this data source. Null: the event does not concern it. */
  eventOf: (event: ConsoleEvent) => Event | null;
  read: () => Promise<State>;
  withEvent: (state: State, event: Event) => State;
}

interface LiveAnnouncement<Event> {
  id: number;
  event: Event;
}

const getAnnouncementsQueryKey = ({ key }: { key: string }) => [key, "announced"];

/** Returns the query options of a source. Events received during the request are applied to its result. */
export function createLiveQuery<State extends { lastEventId: string }, Event>(
  client: QueryClient,
  source: LiveDataSource<State, Event>,
) {
  return {
    queryKey: [source.key],
    refetchInterval: ({ state }: { state: { data: State | undefined } }) =>
      state.data ? false : LIVE_SOURCE_RETRY_MS,
    queryFn: async (): Promise<State> => {
      const read = await source.read();
      const announced =
        client.getQueryData<LiveAnnouncement<Event>[]>(getAnnouncementsQueryKey(source)) ?? [];
      return announced
        .filter(({ id }) => id > Number(read.lastEventId))
        .reduce((state, { event }) => source.withEvent(state, event), read);
    },
  } as const;
}

/** Applies an event to the loaded data. Stores the event for requests that are in progress. */
export function applyLiveEvent<State extends { lastEventId: string }, Event>(
  client: QueryClient,
  source: LiveDataSource<State, Event>,
  { id, event }: LiveAnnouncement<Event>,
): void {
  client.setQueryData<LiveAnnouncement<Event>[]>(getAnnouncementsQueryKey(source), (known = []) => [
    ...known.slice(-MAX_REMEMBERED_LIVE_EVENTS),
    { id, event },
  ]);
  client.setQueryData<State>(
    [source.key],
    (now) => now && { ...source.withEvent(now, event), lastEventId: String(id) },
  );
}
