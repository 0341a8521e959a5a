import type { Broadcast } from "@dasturxon/contract";
import type { Audience } from "@dasturxon/domain/broadcast";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const BROADCASTS_QUERY_KEY = ["broadcasts"];
/** Refetch intervals in milliseconds while a broadcast is being sent or is planned. */
const SENDING_BROADCAST_REFETCH_MS = 2000;
const PLANNED_BROADCAST_REFETCH_MS = 15_000;

/** Content of a broadcast that the user has entered. */
export interface BroadcastDraft {
  text: TextByLanguage;
  image: string | null;
  link: string | null;
  audience: Audience;
  /** Time at which the broadcast is sent. Null: immediately. */
  sendAt: string | null;
}

/** Queries the broadcasts of the bot with their progress. */
export function useBroadcasts() {
  return useQuery({
    queryKey: BROADCASTS_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/broadcasts")),
    refetchInterval: ({ state: { data } }) => getBroadcastRefetchIntervalMs(data?.broadcasts ?? []),
  });
}

/** Returns the refetch interval. A broadcast that is due soon counts as being sent. False: no refetch. */
function getBroadcastRefetchIntervalMs(broadcasts: readonly Broadcast[]): number | false {
  const soonest = Date.now() + PLANNED_BROADCAST_REFETCH_MS;
  const waits = broadcasts.flatMap(({ state, sendAt }) => {
    if (state === "sending") return SENDING_BROADCAST_REFETCH_MS;
    if (state !== "planned") return [];
    return Date.parse(sendAt) < soonest ? SENDING_BROADCAST_REFETCH_MS : PLANNED_BROADCAST_REFETCH_MS;
  });
  return waits.length > 0 ? Math.min(...waits) : false;
}

/** Queries the number of recipients of each audience. */
export function useAudiences() {
  return useQuery({
    queryKey: ["broadcast-audiences"],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/broadcasts/audiences")),
  });
}

/** Returns functions that send and stop broadcasts. */
export function useBroadcastActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const refetchBroadcasts = () => client.invalidateQueries({ queryKey: BROADCASTS_QUERY_KEY });
  return {
    /** Sends a broadcast. Returns false if the server refused it, so that the form stays open. */
    async send(id: string, body: BroadcastDraft): Promise<boolean> {
      const [refusal] = await api.call("PUT /console/v1/broadcasts/{id}", { path: { id }, body });
      if (refusal) showRefusal(refusal, language);
      else await refetchBroadcasts();
      return !refusal;
    },
    async stop(id: string): Promise<void> {
      const [refusal] = await api.call("POST /console/v1/broadcasts/{id}/stop", { path: { id } });
      if (refusal) showRefusal(refusal, language);
      await refetchBroadcasts();
    },
  };
}
