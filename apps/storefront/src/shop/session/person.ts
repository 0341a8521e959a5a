import { call } from "../../platform/api.ts";
import type { User } from "../../platform/shapes.ts";
import { closeSession, endLeaving, openSession, sessionStore, setRenewing } from "./session.ts";

/** Signs in whom the surroundings named; what another customer left on this device is forgotten [US-5]. */
export function openPerson({ id: userId, phone, firstName, lastName }: User): void {
  const before = sessionStore.get();
  if (before && before.userId !== userId) forget();
  openSession({ userId, phone, firstName, lastName });
}

/** Nobody waits longer for what was sent by a session that has ended. */
const SENT_BEFORE_MS = 5000;

/** Opens another session in the place of this one: no call that the former has sent tells the customer that it is over. */
export async function renewSession<T>(exchange: () => Promise<T>): Promise<T> {
  setRenewing(true);
  const result = await exchange();
  setTimeout(() => setRenewing(false), SENT_BEFORE_MS);
  return result;
}

/** The surroundings name nobody: whoever was here before is signed out. */
export async function leavePerson(): Promise<void> {
  if (!sessionStore.get()) return;
  await call("POST /users/v1/users/logout");
  forget();
}

function forget(): void {
  closeSession();
  endLeaving();
}
