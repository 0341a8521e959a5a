import { listen } from "@dasturxon/contract/live-events";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { announce, type LiveSource, liveQuery } from "./live-source.ts";
import { checkSession, renewBrand, useStaff } from "./session.tsx";

/** A console is deaf between two tries: it waits less than a guest's page does. */
const MAX_WAIT_MS = 3_000;

/** What the source tells now; `useLive` on top of the pages keeps it so. */
export function useLiveQuery<State extends { lastEventId: string }, Event>(
  source: LiveSource<State, Event>,
  isAsked = true,
) {
  return useQuery({ ...liveQuery(useQueryClient(), source), enabled: isAsked });
}

/** Keeps the source as it is now; `isUp` is false while nothing of it would be heard. */
export function useLive<State extends { lastEventId: string }, Event>(
  source: LiveSource<State, Event>,
  isAsked = true,
): { data: State | undefined; isUp: boolean } {
  const client = useQueryClient();
  const { id, merchant } = useStaff();
  const owner = `${merchant.id} ${id}`;
  const { data } = useLiveQuery(source, isAsked);
  const [isUp, setIsUp] = useState(false);
  const isLoaded = data !== undefined;
  useEffect(() => {
    const state = client.getQueryData<State>([source.key]);
    if (!isLoaded || !state) return;
    const reload = () => void client.invalidateQueries({ queryKey: [source.key], exact: true });
    let wasDown = false;
    return listen<Event>(source.events, {
      after: state.lastEventId,
      maxWait: MAX_WAIT_MS,
      owner,
      onEvent: (event, id) => announce(client, source, { id: Number(id), event }),
      onResync: reload,
      onBrand: () => renewBrand(client),
      onRefused: () => void checkSession(),
      onState: (isBack) => {
        setIsUp(isBack);
        if (isBack && wasDown) {
          reload();
          renewBrand(client);
        }
        wasDown = !isBack;
      },
    });
  }, [client, source, isLoaded, owner]);
  return { data, isUp: isUp || !isAsked };
}
