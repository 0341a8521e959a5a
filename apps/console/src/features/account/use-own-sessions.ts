import type { OpenSession } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

const SESSIONS = ["own-sessions"];

/** Where the one who is signed in is so, and the way to read it again. */
export function useOwnSessions() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: SESSIONS,
    queryFn: () => orThrow<OpenSession[]>(api.call("GET /console/v1/me/sessions")),
    staleTime: 0,
  });
  return { query, readAgain: () => client.invalidateQueries({ queryKey: SESSIONS }) };
}
