import type { StaffMember } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { api, onSignedOut } from "./api.ts";
import { sendHeld } from "./held-changes.ts";

/** Who is signed in, if anybody; and whose session ended by itself, without a sign-out. */
export interface Session {
  staff: StaffMember | null;
  ended: StaffMember | null;
}

const SessionContext = createContext<StaffMember | null>(null);
const KEY = ["me"];
const nobody: Session = { staff: null, ended: null };

/** The session of this browser; undefined while it is being asked. */
export function useSessionQuery(): Session | undefined {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignedOut(() =>
        client.setQueryData<Session>(KEY, (known) => ({
          staff: null,
          ended: known?.staff ?? known?.ended ?? null,
        })),
      ),
    [client],
  );
  const { data } = useQuery({
    queryKey: KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Session> => ({ ...nobody, staff: (await api.call("GET /console/v1/me"))[1] }),
  });
  return data;
}

/** Asks whether the session is still there; whoever has none is shown the sign-in page. */
export async function checkSession(): Promise<void> {
  await api.call("GET /console/v1/me");
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
    await sendHeld();
    await api.call("POST /console/v1/sign-out");
    client.clear();
    client.setQueryData<Session>(KEY, nobody);
  };
}

/** Goes on as this member of staff; what another one had read is forgotten. */
export function useSetSession(): (staff: StaffMember) => void {
  const client = useQueryClient();
  return (staff) => {
    const before = client.getQueryData<Session>(KEY);
    if (before?.ended && before.ended.id !== staff.id) client.clear();
    client.setQueryData<Session>(KEY, { staff, ended: null });
  };
}
