import { resetStores, createStoredStore } from "../../platform/stored-store.ts";

/** Signed-in customer, limited to the data that the page needs. The token is in a cookie that scripts cannot read. */
export interface Session {
  userId: string;
  phone: string;
  firstName: string | null;
  lastName: string | null;
}

export const sessionStore = createStoredStore<Session | null>({
  name: "session",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "userId" in kept && "phone" in kept
      ? (kept as Session)
      : null,
});

/** Guest without a phone, in a session opened by a table's QR code [CH-11]. Its token is in the session cookie. */
export interface TableGuest {
  /** Id of the user to whom the guest's orders belong. */
  userId: string;
  tableId: string;
}

export const tableGuestStore = createStoredStore<TableGuest | null>({
  name: "table-guest",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "userId" in kept && "tableId" in kept
      ? (kept as TableGuest)
      : null,
});

/**
 * Stores that remain when a session expires: the basket and the group, which guests also have; drafts of forms [CH-9];
 * the idempotency key with which an order without a response is sent again [CH-8]; the state of the shared basket, so
 * that an old basket line does not overwrite a newer one [BK-9]. They are listed here because the screens that use them
 * may not be open.
 */
const FORM_STORE_NAMES = [
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
const STORES_KEPT_AFTER_SESSION_EXPIRY = [
  "basket",
  "shared-basket",
  "group",
  "group-name",
  "attempt",
  "order-key",
  ...FORM_STORE_NAMES,
];

/** Returns the signed-in customer. Null for a guest, so that no request that needs a token is sent [US-7]. */
export function useSession(): Session | null {
  return sessionStore.use();
}

/**
 * Returns the owner of the orders of this device: the signed-in customer, or the guest of a table. The orders of a guest
 * who signs in move to the customer.
 */
export function useOrderOwnerId(): string | null {
  const session = sessionStore.use();
  const guest = tableGuestStore.use();
  return (session ?? guest)?.userId ?? null;
}

export function getOrderOwnerId(): string | null {
  return (sessionStore.get() ?? tableGuestStore.get())?.userId ?? null;
}

export function openSession(session: Session): void {
  sessionStore.set(session);
  tableGuestStore.set(null);
}

let isNavigatingToMenu = false;

/**
 * Returns whether the session expired or the customer signed out, and the page is navigating to the menu [US-4, US-5].
 */
export function isLeavingSession(): boolean {
  return isNavigatingToMenu;
}

/** Marks the navigation after the end of the session as complete. */
export function completeSessionLeaving(): void {
  isNavigatingToMenu = false;
}

/**
 * Removes the customer, the address and the order from this device [US-5]. The server session is closed by a separate
 * request.
 */
export function closeSession(): void {
  isNavigatingToMenu = true;
  resetStores();
}

/**
 * Handles an expired session [US-4]. Removes all stored data of the brand except `STORES_KEPT_AFTER_SESSION_EXPIRY`. Returns
 * false if no customer was signed in. The guest of a table is then forgotten, and the next order opens a new session.
 */
export function expireSession(): boolean {
  if (!sessionStore.get()) {
    tableGuestStore.set(null);
    return false;
  }
  isNavigatingToMenu = true;
  resetStores(STORES_KEPT_AFTER_SESSION_EXPIRY);
  return true;
}
