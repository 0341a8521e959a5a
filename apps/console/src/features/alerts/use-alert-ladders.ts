import type { endpoints, LadderSettings } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import type { Refusal } from "@dasturxon/contract/refusals";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const LADDERS = ["alert-ladders"];
/** Interval of reading a test that is under way. */
const POLL_MS = 1000;
/** Interval of reading the people and devices: somebody may connect Telegram or a tablet meanwhile. */
const REFRESH_MS = 15_000;
export type Ladders = ReplyOf<typeof endpoints.alertLadders>;

/** The alert ladders of the branches, with the people and devices that they reach now. */
export function useAlertLadders() {
  return useQuery({
    queryKey: LADDERS,
    queryFn: () => orThrow(api.call("GET /console/v1/alert-ladders")),
    refetchInterval: REFRESH_MS,
  });
}

export function useChangeLadders() {
  const client = useQueryClient();
  const { language } = useLanguage();
  return {
    /** Returns why the settings were not saved; null: they were. */
    async save(id: string, settings: LadderSettings): Promise<Refusal<string> | null> {
      const [refusal, saved] = await api.call("PUT /console/v1/alert-ladders/{id}", {
        path: { id },
        body: settings,
      });
      if (refusal) showRefusal(refusal, language);
      else
        client.setQueryData<Ladders>(
          LADDERS,
          (now) =>
            now && { ...now, branches: now.branches.map((known) => (known.id === id ? saved : known)) },
        );
      return refusal;
    },
    /** Returns the id of the test that was started; null: it was refused. */
    async startTest(id: string): Promise<string | null> {
      const [refusal, started] = await api.call("POST /console/v1/alert-ladders/{id}/test", { path: { id } });
      if (refusal) showRefusal(refusal, language);
      return started?.testId ?? null;
    },
  };
}

/** Reads a test every second until it is over or cannot be read. */
export function useAlertTest(id: string) {
  return useQuery({
    queryKey: ["alert-test", id],
    queryFn: () => orThrow(api.call("GET /console/v1/alert-tests/{id}", { path: { id } })),
    refetchInterval: ({ state: { data, error } }) => (data?.isOver || error ? false : POLL_MS),
  });
}
