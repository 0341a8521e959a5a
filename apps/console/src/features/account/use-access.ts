import type { ReplyOf } from "@dasturxon/contract/endpoint";
import type { endpoints } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

const ACCESS = ["access"];

/** By what the one who is signed in signs in besides his password, and the way to read it again. */
export function useAccess() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ACCESS,
    queryFn: () => orThrow<ReplyOf<typeof endpoints.ownAccess>>(api.call("GET /console/v1/me/access")),
  });
  return { access: data, readAgain: () => client.invalidateQueries({ queryKey: ACCESS }) };
}
