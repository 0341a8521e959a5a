import { emptyStores, keptStore } from "../../platform/kept-store.ts";

/** Who is signed in, as far as the page must know; the token itself is in a cookie that script cannot read. */
export interface Session {
  userId: string;
  phone: string;
  firstName: string | null;
  lastName: string | null;
}

export const sessionStore = keptStore<Session | null>({
  name: "session",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "userId" in kept && "phone" in kept
      ? (kept as Session)
      : null,
});

/** The signed-in customer, or null for a guest: guests cause no call that needs a token [US-7]. */
export function useSession(): Session | null {
  return sessionStore.use();
}

export function openSession(session: Session): void {
  sessionStore.set(session);
}

/** Forgets the customer, the address and the order on this device [US-5]; the server's part is a call of its own. */
export function closeSession(): void {
  emptyStores();
}

let isExpired = false;

/** Whether the session ended under the page's feet and the customer is being led to the menu [US-4]. */
export function isSessionExpired(): boolean {
  return isExpired;
}

/** The customer is at the menu, a guest as any other. */
export function leaveExpiredSession(): void {
  isExpired = false;
}

/**
 * The session turned out to be over [US-4]: all is forgotten but what a guest has too, the basket [CH-9]. False, and
 * nothing, where nobody was signed in.
 */
export function expireSession(): boolean {
  if (!sessionStore.get()) return false;
  isExpired = true;
  emptyStores({ isExpiry: true });
  return true;
}
