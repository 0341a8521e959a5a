import type { StaffMember } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { api, onSignedOut } from "./api.ts";

const SessionContext = createContext<StaffMember | null>(null);
const KEY = ["me"];

/** Who is signed in: undefined while it is being asked, null for nobody. */
export function useSessionQuery(): StaffMember | null | undefined {
  const client = useQueryClient();
  useEffect(() => onSignedOut(() => client.setQueryData(KEY, null)), [client]);
  const { data } = useQuery({
    queryKey: KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await api.call("GET /console/v1/me"))[1],
  });
  return data;
}

export function SessionProvider({ staff, children }: { staff: StaffMember; children: ReactNode }) {
  return <SessionContext value={staff}>{children}</SessionContext>;
}

/** The signed-in member of staff; only below `SessionProvider`. */
export function useStaff(): StaffMember {
  const staff = useContext(SessionContext);
  if (!staff) throw new Error("no member of staff is signed in here");
  return staff;
}

/** Signs out and forgets everything that was read. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await api.call("POST /console/v1/sign-out");
    client.clear();
    client.setQueryData(KEY, null);
  };
}

export function useSetSession(): (staff: StaffMember) => void {
  const client = useQueryClient();
  return (staff) => client.setQueryData(KEY, staff);
}
