import type { OpenSession } from "@dasturxon/contract";
import { invitedStaff } from "./invited-staff.ts";
import type { TestApp } from "./test-app.ts";

type NewPerson = Parameters<typeof invitedStaff>[2];

/** Valid requests for each call about open sessions, created for each actor. */
export const sessionRequests = (app: TestApp, newPerson: () => NewPerson) => {
  const openOf = async (token: string) => {
    const { body } = await app.call<OpenSession[]>("/console/v1/me/sessions", { token });
    return body.find(({ isThis }) => isThis)?.id ?? "";
  };
  const come = async () => invitedStaff(app, await app.signInStaff("owner@osh"), newPerson());
  return {
    endOwnSession: async () => ({ params: { id: await openOf(await app.signInStaff("owner@osh")) } }),
    personSessions: async () => ({ params: { id: (await come()).id } }),
    endPersonSession: async () => {
      const { id, token } = await come();
      return { params: { id, sessionId: await openOf(token) } };
    },
  };
};
