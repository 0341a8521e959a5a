import type { StaffMember } from "@dasturxon/contract";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { api, subscribeSignedOut, RefusalError } from "./api.ts";
import { sendDelayedChanges } from "./held-changes.ts";
import {
  type EndedSession,
  storeSignedOut,
  storeLastSession,
  readInterruptedSession,
} from "./last-session.ts";
import { showRefusal } from "./show-refusal.ts";
import { ShopKindProvider, useLanguage } from "./use-language.tsx";

/** Signed-in staff member, or null. `ended` is the staff member whose session ended without a sign-out. */
export interface StaffSession {
  staff: StaffMember | null;
  ended: EndedSession | null;
}

const SessionContext = createContext<StaffMember | null>(null);
const SESSION_QUERY_KEY = ["me"];
/** Page to which support users return after their session in a brand. */
const PLATFORM_PATH = "/console/platform";
const signedOutSession: StaffSession = { staff: null, ended: null };

/** Metadata of queries whose data is fetched again when the event stream reports a change of the brand. */
export const BRAND_QUERY_META = { isOfBrand: true };

/** Refetches the data of the brand that may have changed, such as its name and pauses. */
export function refetchBrandData(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ meta }) => meta === BRAND_QUERY_META });
}

/** Interval of retries in milliseconds while the server is unavailable, for example after a tablet wakes up. */
const SESSION_RETRY_MS = 3_000;
/**
 * Refetch interval of the session in milliseconds. Lets pages without an event stream notice that the brand is blocked.
 */
const SESSION_REFETCH_MS = 10 * 60_000;
/** Interval in milliseconds at which the device stores that the console is in use. */
const LAST_SESSION_STORE_INTERVAL_MS = 5 * 60_000;

const sessionQuery = queryOptions({
  queryKey: SESSION_QUERY_KEY,
  meta: BRAND_QUERY_META,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<StaffSession> => {
    const [refusal, staff] = await api.call("GET /console/v1/me");
    if (refusal && refusal.code !== "unauthorized") throw new RefusalError(refusal);
    return { staff, ended: staff ? null : readInterruptedSession() };
  },
});

/** Fetches the session before the first render, in parallel with the page's texts and script. */
export function prefetchSession(client: QueryClient): void {
  void client.prefetchQuery(sessionQuery);
}

/** Calls `begin`, which starts requests that need a session, as soon as a staff member is known to be signed in. */
export async function runAfterSignIn(client: QueryClient, begin: () => void): Promise<void> {
  const session = await client.fetchQuery(sessionQuery).catch(() => null);
  if (session?.staff) begin();
}

/** Returns the query of this browser's session. It has an error while the server does not respond. */
export function useSessionQuery() {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeSignedOut(() => {
        // The sign-in page is for staff of the brand. Support users sign in to the platform.
        if (client.getQueryData<StaffSession>(SESSION_QUERY_KEY)?.staff?.role === SUPPORT_ACTOR)
          return location.assign(PLATFORM_PATH);
        client.setQueryData<StaffSession>(SESSION_QUERY_KEY, (known) => ({
          staff: null,
          ended: known?.staff ?? known?.ended ?? readInterruptedSession(),
        }));
      }),
    [client],
  );
  return useQuery({
    ...sessionQuery,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return SESSION_RETRY_MS;
      // Support sessions are not refetched. The console returns to the platform when they expire.
      return data.staff && data.staff.role !== SUPPORT_ACTOR ? SESSION_REFETCH_MS : false;
    },
  });
}

/** Requests the session from the server. An `unauthorized` reply opens the sign-in page. */
export async function checkSession(): Promise<void> {
  await api.call("GET /console/v1/me");
}

export function SessionProvider({ staff, children }: { staff: StaffMember; children: ReactNode }) {
  useEffect(() => {
    if (staff.role === SUPPORT_ACTOR) return undefined;
    storeLastSession(staff);
    const timer = setInterval(() => storeLastSession(staff), LAST_SESSION_STORE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [staff]);
  return (
    <SessionContext value={staff}>
      <ShopKindProvider value={staff.merchant.kind === "GROCERY" ? "grocery" : null}>
        {children}
      </ShopKindProvider>
    </SessionContext>
  );
}

/** Returns the signed-in staff member. Throws outside `SessionProvider`. */
export function useSignedInStaff(): StaffMember {
  const staff = useContext(SessionContext);
  if (!staff) throw new Error("no member of staff is signed in here");
  return staff;
}

/** Replaces the session. Cancels a request in progress, because its reply is about the previous session. */
function storeSession(client: QueryClient, session: StaffSession): void {
  void client.cancelQueries({ queryKey: SESSION_QUERY_KEY });
  client.setQueryData<StaffSession>(SESSION_QUERY_KEY, session);
}

/** Clears the caches, except the session: its observers would not receive the new session if the query were removed. */
function clearQueryCaches(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_QUERY_KEY[0] });
  client.getMutationCache().clear();
}

/**
 * Signs out, on this device or on all devices, and clears the caches. Without a connection the session continues and an
 * error is shown.
 */
export function useSignOut(): (from: "here" | "everywhere") => Promise<void> {
  const client = useQueryClient();
  const { language } = useLanguage();
  return async (from) => {
    await sendDelayedChanges();
    const [refusal] =
      from === "here"
        ? await api.call("POST /console/v1/sign-out")
        : await api.call("POST /console/v1/sign-out/everywhere");
    if (refusal && refusal.code !== "unauthorized") return showRefusal(refusal, language);
    if (client.getQueryData<StaffSession>(SESSION_QUERY_KEY)?.staff?.role === SUPPORT_ACTOR)
      return location.assign(PLATFORM_PATH);
    storeSignedOut();
    storeSession(client, signedOutSession);
    clearQueryCaches(client);
  };
}

/**
 * Returns a function that starts the session of a staff member. It clears the caches if a different staff member was
 * signed in before.
 */
export function useSetSession(): (staff: StaffMember) => void {
  const client = useQueryClient();
  return (staff) => {
    const before = client.getQueryData<StaffSession>(SESSION_QUERY_KEY);
    if (before?.ended && before.ended.id !== staff.id) clearQueryCaches(client);
    storeSession(client, { staff, ended: null });
  };
}
