import type { endpoints, AlertLadderSettings } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const ALERT_LADDERS_QUERY_KEY = ["alert-ladders"];
/** Refetch interval in milliseconds while an alert test is running. */
const ALERT_TEST_POLL_MS = 1000;
/**
 * Refetch interval of the people and devices in milliseconds. They change when a person connects Telegram or a tablet.
 */
const ALERT_LADDERS_REFETCH_MS = 15_000;
export type AlertLadders = EndpointReply<typeof endpoints.alertLadders>;

/**
 * Queries the alert escalation settings of the branches, with the people and devices that the alerts would reach now.
 */
export function useAlertLadders() {
  return useQuery({
    queryKey: ALERT_LADDERS_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/alert-ladders")),
    refetchInterval: ALERT_LADDERS_REFETCH_MS,
  });
}

export function useAlertLadderActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  return {
    /** Saves the settings. Returns the refusal, or null on success. */
    async save(id: string, settings: AlertLadderSettings): Promise<RefusalBody<string> | null> {
      const [refusal, saved] = await api.call("PUT /console/v1/alert-ladders/{id}", {
        path: { id },
        body: settings,
      });
      if (refusal) showRefusal(refusal, language);
      else
        client.setQueryData<AlertLadders>(
          ALERT_LADDERS_QUERY_KEY,
          (now) =>
            now && { ...now, branches: now.branches.map((known) => (known.id === id ? saved : known)) },
        );
      return refusal;
    },
    /** Starts a test and returns its id. Null: refused. */
    async startTest(id: string): Promise<string | null> {
      const [refusal, started] = await api.call("POST /console/v1/alert-ladders/{id}/test", { path: { id } });
      if (refusal) showRefusal(refusal, language);
      return started?.testId ?? null;
    },
  };
}

/** Queries a test every second until it ends or cannot be read. */
export function useAlertTest(id: string) {
  return useQuery({
    queryKey: ["alert-test", id],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/alert-tests/{id}", { path: { id } })),
    refetchInterval: ({ state: { data, error } }) => (data?.isOver || error ? false : ALERT_TEST_POLL_MS),
  });
}
