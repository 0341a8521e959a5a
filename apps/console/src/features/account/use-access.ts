import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { endpoints } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

const SIGN_IN_METHODS_QUERY_KEY = ["access"];

/** Returns the sign-in methods of the staff member besides the password, and a function that refetches them. */
export function useSignInMethods() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: SIGN_IN_METHODS_QUERY_KEY,
    queryFn: () =>
      unwrapApiResult<EndpointReply<typeof endpoints.ownAccess>>(api.call("GET /console/v1/me/access")),
  });
  return { access: data, readAgain: () => client.invalidateQueries({ queryKey: SIGN_IN_METHODS_QUERY_KEY }) };
}
