import type { Person } from "@dasturxon/contract";
import { branchIdFromKey } from "./test-shop.ts";
import type { TestApp } from "./test-app.ts";

/** Password of staff whom a test has invited. */
export const INVITED_PASSWORD = "bulut daryo tarvuz 17";
export const COOK_PIN = "2580";

interface InvitedPersonBody {
  login: string;
  name: string;
  role: string;
  branchIds: string[] | null;
}

/** Invites a person who joins by the link. Returns the token of the new session. */
export async function createInvitedStaff(app: TestApp, owner: string, body: InvitedPersonBody) {
  const added = await app.call<{ person: Person; invitation: { token: string } }>("/console/v1/people", {
    token: owner,
    body,
  });
  const { invitation, person } = added.body;
  const came = await app.call<{ token: string }>("/console/v1/invitation/password", {
    body: { token: invitation.token, password: INVITED_PASSWORD },
  });
  return { ...person, token: came.body.token };
}

/** Creates a cook of the branch in the centre who signs in by PIN. @returns the id. */
export async function createCookWithPin(app: TestApp, owner: string, login: string): Promise<string> {
  const body = { login, name: "Temur", role: "kitchen", branchIds: [branchIdFromKey("center")] };
  const { id, token } = await createInvitedStaff(app, owner, body);
  const pin = { password: INVITED_PASSWORD, pin: COOK_PIN };
  await app.call("/console/v1/me/pin", { method: "PUT", token, body: pin });
  return id;
}
