import type { OpenSessionOfPerson } from "@dasturxon/contract";
import { createInvitedStaff } from "./invited-staff.ts";
import type { TestApp } from "./test-app.ts";

type InvitedPersonBody = Parameters<typeof createInvitedStaff>[2];

/** Valid requests for each call about open sessions, created for each actor. */
export const createSessionRequests = (app: TestApp, newPerson: () => InvitedPersonBody) => {
  const findOwnSessionId = async (token: string) => {
    const { body } = await app.call<OpenSessionOfPerson[]>("/console/v1/me/sessions", { token });
    return body.find(({ isThis }) => isThis)?.id ?? "";
  };
  const inviteStaff = async () => createInvitedStaff(app, await app.signInStaff("owner@osh"), newPerson());
  return {
    endOwnSession: async () => ({
      params: { id: await findOwnSessionId(await app.signInStaff("owner@osh")) },
    }),
    personSessions: async () => ({ params: { id: (await inviteStaff()).id } }),
    endPersonSession: async () => {
      const { id, token } = await inviteStaff();
      return { params: { id, sessionId: await findOwnSessionId(token) } };
    },
  };
};
