import type { Broadcast } from "@dasturxon/contract";
import type { Audience } from "@dasturxon/domain/broadcast";
import type { Text } from "@dasturxon/domain/text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const BROADCASTS = ["broadcasts"];
/** How often one looks while something is on its way, or will be. */
const SENDING_MS = 2000;
const PLANNED_MS = 15_000;

/** What somebody writes of a broadcast. */
export interface WrittenBroadcast {
  text: Text;
  image: string | null;
  link: string | null;
  audience: Audience;
  /** Null: at once. */
  sendAt: string | null;
}

/** The bot's broadcasts and how each goes, as it goes. */
export function useBroadcasts() {
  return useQuery({
    queryKey: BROADCASTS,
    queryFn: () => orThrow(api.call("GET /console/v1/broadcasts")),
    refetchInterval: ({ state: { data } }) => paceOf(data?.broadcasts ?? []),
  });
}

/** What is due is looked at as what is on its way: it begins any moment. */
function paceOf(broadcasts: readonly Broadcast[]): number | false {
  const soonest = Date.now() + PLANNED_MS;
  const waits = broadcasts.flatMap(({ state, sendAt }) => {
    if (state === "sending") return SENDING_MS;
    if (state !== "planned") return [];
    return Date.parse(sendAt) < soonest ? SENDING_MS : PLANNED_MS;
  });
  return waits.length > 0 ? Math.min(...waits) : false;
}

/** How many each audience has. */
export function useAudiences() {
  return useQuery({
    queryKey: ["broadcast-audiences"],
    queryFn: () => orThrow(api.call("GET /console/v1/broadcasts/audiences")),
  });
}

/** Sends broadcasts and stops them. */
export function useChangeBroadcasts() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const again = () => client.invalidateQueries({ queryKey: BROADCASTS });
  return {
    /** False keeps what was written. */
    async send(id: string, body: WrittenBroadcast): Promise<boolean> {
      const [refusal] = await api.call("PUT /console/v1/broadcasts/{id}", { path: { id }, body });
      if (refusal) showRefusal(refusal, language);
      else await again();
      return !refusal;
    },
    async stop(id: string): Promise<void> {
      const [refusal] = await api.call("POST /console/v1/broadcasts/{id}/stop", { path: { id } });
      if (refusal) showRefusal(refusal, language);
      await again();
    },
  };
}
