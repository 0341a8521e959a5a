import type { OpenSessionOfPerson, Person } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

/** Queries the sessions of a staff member. `end` ends one of them. */
export function usePersonSessions({ id }: Person) {
  const client = useQueryClient();
  const queryKey = ["sessions", id];
  const query = useQuery({
    queryKey,
    queryFn: () =>
      unwrapApiResult<OpenSessionOfPerson[]>(
        api.call("GET /console/v1/people/{id}/sessions", { path: { id } }),
      ),
    staleTime: 0,
  });
  const refetchSessions = () => client.invalidateQueries({ queryKey });
  const endSession = (sessionId: string) =>
    api.call("DELETE /console/v1/people/{id}/sessions/{sessionId}", { path: { id, sessionId } });
  return { query, end: endSession, readAgain: refetchSessions };
}
