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

/**
 * What stays when a session runs out: the basket and the group, which a guest has too, what was typed and not sent
 * [CH-9], and the key of an order that was not answered, under which it is sent again [CH-8]; and what the customer's other
 * devices know of the basket, so that an old line overrules no newer one [BK-9]. Named here, as the screens that have
 * them may not be open.
 */
const TYPED = [
  "checkout",
  "booking",
  "application",
  "user-draft",
  "address-draft",
  "review",
  "product-review",
  "cancel",
  "promo",
  "phone",
  "receipt",
];
const STAYING = ["basket", "shared-basket", "group", "group-name", "attempt", "order-key", ...TYPED];

/** The signed-in customer, or null for a guest: guests cause no call that needs a token [US-7]. */
export function useSession(): Session | null {
  return sessionStore.use();
}

export function openSession(session: Session): void {
  sessionStore.set(session);
}

let isLeaving = false;

/** Whether the session has ended, by itself or by the customer, who is being led to the menu [US-4, US-5]. */
export function isLeavingSession(): boolean {
  return isLeaving;
}

/** The customer is on another screen, a guest as any other. */
export function endLeaving(): void {
  isLeaving = false;
}

/** Forgets the customer, the address and the order on this device [US-5]; the server's part is a call of its own. */
export function closeSession(): void {
  isLeaving = true;
  emptyStores();
}

/**
 * The session turned out to be over [US-4]: all is forgotten but the basket and how an unanswered order is sent
 * again. False, and nothing, where nobody was signed in.
 */
export function expireSession(): boolean {
  if (!sessionStore.get()) return false;
  isLeaving = true;
  emptyStores(STAYING);
  return true;
}
