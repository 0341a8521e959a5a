import type { Person } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

const PEOPLE_QUERY_KEY = ["people"];

/** Editable fields of a staff member. `login` is set only on creation. */
export type StaffDetails = Pick<Person, "login" | "name" | "role" | "branchIds" | "isActive"> & {
  /**
   * Phone number of an invitation, set only for a new staff member. If set, the invitation can be accepted only with
   * this number. Empty: it can be accepted with any number or with the login.
   */
  phone: string;
};

/** Queries the staff members whom the signed-in one may see. */
export function usePeople() {
  return useQuery({
    queryKey: PEOPLE_QUERY_KEY,
    queryFn: () => unwrapApiResult<Person[]>(api.call("GET /console/v1/people")),
  });
}

/** Returns functions that change staff members and then invalidate the list. */
export function useStaffActions() {
  const client = useQueryClient();
  async function refetchAfter<Result>(answer: Promise<Result>): Promise<Result> {
    const result = await answer;
    await client.invalidateQueries({ queryKey: PEOPLE_QUERY_KEY });
    return result;
  }
  return {
    add: ({ phone, isActive: _isActive, ...work }: StaffDetails) =>
      refetchAfter(api.call("POST /console/v1/people", { body: { ...work, phone: phone.trim() || null } })),
    change: ({ id, version }: Person, { name, role, branchIds, isActive }: StaffDetails) =>
      refetchAfter(
        api.call("PUT /console/v1/people/{id}", {
          path: { id },
          body: { name, role, branchIds, isActive, version },
        }),
      ),
    remove: ({ id, version }: Person) =>
      refetchAfter(api.call("DELETE /console/v1/people/{id}", { path: { id }, query: { version } })),
    invite: ({ id }: Person) =>
      refetchAfter(api.call("POST /console/v1/people/{id}/invitation", { path: { id } })),
    signOut: ({ id }: Person) =>
      refetchAfter(api.call("POST /console/v1/people/{id}/sign-out", { path: { id } })),
  };
}
