import type { StaffMember } from "@dasturxon/contract";
import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { api, onSignedOut, RefusalError } from "./api.ts";
import { sendHeld } from "./held-changes.ts";
import { type EndedSession, endWatching, keepWatching, lastWatching } from "./last-session.ts";
import { showRefusal } from "./show-refusal.ts";
import { ShopKindProvider, useLanguage } from "./use-language.tsx";

/** Who is signed in, if anybody; and whose session ended by itself, without a sign-out. */
export interface Session {
  staff: StaffMember | null;
  ended: EndedSession | null;
}

const SessionContext = createContext<StaffMember | null>(null);
const KEY = ["me"];
/** Where who came in from the platform goes back to. */
const PLATFORM = "/console/platform";
const nobody: Session = { staff: null, ended: null };

/** Marks a query of what the stream tells of the brand in one word: it is read again then. */
export const OF_BRAND = { isOfBrand: true };

/** Reads again what may have changed of the brand: who it is, what is paused. */
export function renewBrand(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ meta }) => meta === OF_BRAND });
}

/** Asked again so often while the server is away: a tablet that woke up before it signs itself in. */
const RETRY_MS = 3_000;
/** What the platform does to the brand, as blocking it, comes by the board's stream; without one it is seen so soon. */
const RENEW_MS = 10 * 60_000;
/** How often the device notes that somebody still watches. */
const WATCHING_MS = 5 * 60_000;

const sessionQuery = queryOptions({
  queryKey: KEY,
  meta: OF_BRAND,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<Session> => {
    const [refusal, staff] = await api.call("GET /console/v1/me");
    if (refusal && refusal.code !== "unauthorized") throw new RefusalError(refusal);
    return { staff, ended: staff ? null : lastWatching() };
  },
});

/** Asks for the session before anything is drawn: the page's texts and script come meanwhile. */
export function approachSession(client: QueryClient): void {
  void client.prefetchQuery(sessionQuery);
}

/** Begins what only staff may ask for as soon as it is known that somebody is signed in. */
export async function onceSignedIn(client: QueryClient, begin: () => void): Promise<void> {
  const session = await client.fetchQuery(sessionQuery).catch(() => null);
  if (session?.staff) begin();
}

/** The session of this browser; an error while nobody says whether there is one. */
export function useSessionQuery() {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignedOut(() => {
        // The brand's own people sign in here, not who came in from the platform.
        if (client.getQueryData<Session>(KEY)?.staff?.role === SUPPORT) return location.assign(PLATFORM);
        client.setQueryData<Session>(KEY, (known) => ({
          staff: null,
          ended: known?.staff ?? known?.ended ?? lastWatching(),
        }));
      }),
    [client],
  );
  return useQuery({
    ...sessionQuery,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return RETRY_MS;
      // Who came in from the platform goes back there by himself when his time is over.
      return data.staff && data.staff.role !== SUPPORT ? RENEW_MS : false;
    },
  });
}

/** Asks whether the session is still there; whoever has none is shown the sign-in page. */
export async function checkSession(): Promise<void> {
  await api.call("GET /console/v1/me");
}

export function SessionProvider({ staff, children }: { staff: StaffMember; children: ReactNode }) {
  useEffect(() => {
    if (staff.role === SUPPORT) return undefined;
    keepWatching(staff);
    const timer = setInterval(() => keepWatching(staff), WATCHING_MS);
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

/** The signed-in member of staff; only below `SessionProvider`. */
export function useStaff(): StaffMember {
  const staff = useContext(SessionContext);
  if (!staff) throw new Error("no member of staff is signed in here");
  return staff;
}

/** Says who it is from now on; an answer that is still on its way tells of the one before. */
function keepSession(client: QueryClient, session: Session): void {
  void client.cancelQueries({ queryKey: KEY });
  client.setQueryData<Session>(KEY, session);
}

/** Drops what was read but for the session itself: who shows it would not hear of the one that takes its place. */
function dropReads(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  client.getMutationCache().clear();
}

/** Signs out, here or on every device, and drops everything that was read; without a line the session lives on, which is said. */
export function useSignOut(): (from: "here" | "everywhere") => Promise<void> {
  const client = useQueryClient();
  const { language } = useLanguage();
  return async (from) => {
    await sendHeld();
    const [refusal] =
      from === "here"
        ? await api.call("POST /console/v1/sign-out")
        : await api.call("POST /console/v1/sign-out/everywhere");
    if (refusal && refusal.code !== "unauthorized") return showRefusal(refusal, language);
    if (client.getQueryData<Session>(KEY)?.staff?.role === SUPPORT) return location.assign(PLATFORM);
    endWatching();
    keepSession(client, nobody);
    dropReads(client);
  };
}

/** Goes on as this member of staff; what another one had read is forgotten. */
export function useSetSession(): (staff: StaffMember) => void {
  const client = useQueryClient();
  return (staff) => {
    const before = client.getQueryData<Session>(KEY);
    if (before?.ended && before.ended.id !== staff.id) dropReads(client);
    keepSession(client, { staff, ended: null });
  };
}
