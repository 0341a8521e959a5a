import type { Person } from "@dasturxon/contract";
import type { TestApp } from "./test-app.ts";

interface NewPerson {
  login: string;
  name: string;
  role: string;
  branchIds: string[];
}

/** Somebody whom the owner invited and who came by the link, with the token of the new session. */
export async function invitedStaff(app: TestApp, owner: string, body: NewPerson) {
  const added = await app.call<{ person: Person; invitation: { token: string } }>("/console/v1/people", {
    token: owner,
    body,
  });
  const { invitation, person } = added.body;
  const came = await app.call<{ token: string }>("/console/v1/invitation/password", {
    body: { token: invitation.token, password: "bulut daryo tarvuz 17" },
  });
  return { ...person, token: came.body.token };
}
