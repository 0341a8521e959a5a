import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import type { User } from "../../platform/shapes.ts";
import { sessionStore, useSession } from "./session.ts";

const FRESH_MS = 60_000;

/** The account of who is signed in, by the session's user; another user's is another answer. */
export const customerQuery = query<User, string>(() => call("GET /users/v1/users/me"), {
  freshForMs: FRESH_MS,
  kept: 1,
});

/** The signed-in customer's account; asked for after the first draw, nothing for a guest [US-7]. */
export function useCustomer() {
  const session = useSession();
  return customerQuery.use(session?.userId ?? null);
}

/** Shows the account as the server has just answered it, in the session too. */
export function showCustomer(user: User): void {
  const { id: userId, phone, firstName, lastName } = user;
  customerQuery.change(userId, () => user);
  if (sessionStore.get()?.userId === userId) sessionStore.set({ userId, phone, firstName, lastName });
}
