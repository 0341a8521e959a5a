import { call } from "../../platform/api.ts";
import type { User } from "../../platform/shapes.ts";
import { closeSession, completeSessionLeaving, openSession, sessionStore } from "./session.ts";

/** Signs in the user sent by the host application. Clears the data of another customer on this device [US-5]. */
export function signInHostUser({ id: userId, phone, firstName, lastName }: User): void {
  const before = sessionStore.get();
  if (before && before.userId !== userId) closePersonSession();
  openSession({ userId, phone, firstName, lastName });
}

/** Signs out the previous customer if the host application sends no user. */
export async function signOutPreviousCustomer(): Promise<void> {
  if (!sessionStore.get()) return;
  await call("POST /users/v1/users/logout");
  closePersonSession();
}

function closePersonSession(): void {
  closeSession();
  completeSessionLeaving();
}
