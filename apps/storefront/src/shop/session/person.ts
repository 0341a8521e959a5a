import { call } from "../../platform/api.ts";
import type { User } from "../../platform/shapes.ts";
import { closeSession, endLeaving, openSession, sessionStore } from "./session.ts";

/** Signs in whom the surroundings named; what another customer left on this device is forgotten [US-5]. */
export function openPerson({ id: userId, phone, firstName, lastName }: User): void {
  const before = sessionStore.get();
  if (before && before.userId !== userId) forget();
  openSession({ userId, phone, firstName, lastName });
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
