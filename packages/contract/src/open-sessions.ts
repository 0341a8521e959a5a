import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, doneReply, id, instant } from "./shapes.ts";

const openSession = z.object({
  /** Id of the session. It cannot be used to authenticate. */
  id,
  /** Browser and operating system at sign-in: `Chrome · Android`; null: unknown. */
  browser: z.string().nullable(),
  /** Paired device on which the session was opened by PIN; null: any other browser. */
  device: z.string().nullable(),
  signedInAt: instant,
  /** Time when the session was last used, rounded to the hour. */
  lastSeenAt: instant,
  /** Whether the session is the caller's own. */
  isThis: z.boolean(),
});

const endpointDefaults = { auth: "staff", urgency: "quote" } as const;
const staffManagerEndpointDefaults = { ...endpointDefaults, roles: STAFF_MANAGER_ROLES } as const;

/** Open sessions of people. Each can be ended separately. [US-8, S12] */
export const openSessionEndpoints = {
  ownSessions: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/me/sessions",
    summary: "Lists the sessions of the signed-in staff member, the current one first",
    reply: z.array(openSession),
  }),
  endOwnSession: declareEndpoint({
    ...endpointDefaults,
    method: "DELETE",
    path: "/console/v1/me/sessions/{id}",
    summary: "Ends one of the caller's sessions",
    params: idParams,
    reply: doneReply,
    refusals: ["not_found"],
  }),
  personSessions: declareEndpoint({
    ...staffManagerEndpointDefaults,
    method: "GET",
    path: "/console/v1/people/{id}/sessions",
    summary: "Lists the sessions of a staff member, last used first",
    params: idParams,
    reply: z.array(openSession),
    refusals: ["not_found", "role_too_high"],
  }),
  endPersonSession: declareEndpoint({
    ...staffManagerEndpointDefaults,
    method: "DELETE",
    path: "/console/v1/people/{id}/sessions/{sessionId}",
    summary: "Ends one session of a staff member",
    params: z.object({ id, sessionId: id }),
    reply: doneReply,
    refusals: ["not_found", "role_too_high"],
  }),
};

export type OpenSessionOfPerson = z.infer<typeof openSession>;
