import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useEventStream } from "./live-line.tsx";
import { applyLiveEvent, type LiveDataSource, createLiveQuery } from "./live-source.ts";

/** Queries the current data of the source. `useLiveSource`, used above the pages, keeps it up to date. */
export function useLiveQuery<State extends { lastEventId: string }, Event>(
  source: LiveDataSource<State, Event>,
  isEnabled = true,
) {
  return useQuery({ ...createLiveQuery(useQueryClient(), source), enabled: isEnabled });
}

/** Keeps the data of the source up to date. `isUp` is false while the event stream is disconnected. */
export function useLiveSource<State extends { lastEventId: string }, Event>(
  source: LiveDataSource<State, Event>,
  isEnabled = true,
): { data: State | undefined; isUp: boolean } {
  const client = useQueryClient();
  const { line, isUp } = useEventStream();
  const { data } = useLiveQuery(source, isEnabled);
  const isLoaded = data !== undefined;
  useEffect(() => {
    const state = client.getQueryData<State>([source.key]);
    if (!isLoaded || !state) return;
    const listener = {
      tell: (told: Parameters<typeof source.eventOf>[0], id: string) => {
        const event = source.eventOf(told);
        if (event !== null) applyLiveEvent(client, source, { id: Number(id), event });
      },
      reload: () => void client.invalidateQueries({ queryKey: [source.key], exact: true }),
    };
    return line.join(listener, state.lastEventId);
  }, [client, line, source, isLoaded]);
  return { data, isUp: (isUp && isLoaded) || !isEnabled };
}
