import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import type { User } from "../../platform/shapes.ts";
import { sessionStore, useSession } from "./session.ts";

const CUSTOMER_MAX_AGE_MS = 60_000;

/** Account of the signed-in customer, cached by user id. */
export const customerQuery = createQuery<User, string>(() => call("GET /users/v1/users/me"), {
  freshForMs: CUSTOMER_MAX_AGE_MS,
  kept: 1,
});

/**
 * Returns the signed-in customer's account, which is requested after the first render. Sends no request for a guest
 * [US-7].
 */
export function useCustomer() {
  const session = useSession();
  return customerQuery.use(session?.userId ?? null);
}

/** Shows the customer's account from a server response. Also updates the session. */
export function updateShownCustomer(user: User): void {
  const { id: userId, phone, firstName, lastName } = user;
  customerQuery.change(userId, () => user);
  if (sessionStore.get()?.userId === userId) sessionStore.set({ userId, phone, firstName, lastName });
}
