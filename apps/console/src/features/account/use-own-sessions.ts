import type { OpenSessionOfPerson } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

const SESSIONS_QUERY_KEY = ["own-sessions"];

/** Returns the staff member's own sessions, and a function that refetches them. */
export function useOwnSessions() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: SESSIONS_QUERY_KEY,
    queryFn: () => unwrapApiResult<OpenSessionOfPerson[]>(api.call("GET /console/v1/me/sessions")),
    staleTime: 0,
  });
  return { query, readAgain: () => client.invalidateQueries({ queryKey: SESSIONS_QUERY_KEY }) };
}
