import type { OpenSession, Person } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

/** Where somebody is signed in, and the end of one session of his. */
export function useSessions({ id }: Person) {
  const client = useQueryClient();
  const queryKey = ["sessions", id];
  const query = useQuery({
    queryKey,
    queryFn: () => orThrow<OpenSession[]>(api.call("GET /console/v1/people/{id}/sessions", { path: { id } })),
    staleTime: 0,
  });
  const readAgain = () => client.invalidateQueries({ queryKey });
  const end = (sessionId: string) =>
    api.call("DELETE /console/v1/people/{id}/sessions/{sessionId}", { path: { id, sessionId } });
  return { query, end, readAgain };
}
