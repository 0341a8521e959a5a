import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, done, id, instant } from "./shapes.ts";

const openSession = z.object({
  /** What it is called by; it opens nothing. */
  id,
  /** Browser and system as they were when it began: `Chrome · Android`; null: none that is known. */
  browser: z.string().nullable(),
  /** The paired device that it was opened on by a PIN; null: any browser. */
  device: z.string().nullable(),
  signedInAt: instant,
  /** To the hour. */
  lastSeenAt: instant,
  /** The one that is asked from. */
  isThis: z.boolean(),
});

const own = { auth: "staff", urgency: "quote" } as const;
const below = { ...own, roles: PEOPLE_KEEPERS } as const;

/** Where people are signed in, each of which is ended by itself. [US-8, S12] */
export const openSessions = {
  ownSessions: endpoint({
    ...own,
    method: "GET",
    path: "/console/v1/me/sessions",
    summary: "Where the signed-in member of staff is signed in, this session first",
    reply: z.array(openSession),
  }),
  endOwnSession: endpoint({
    ...own,
    method: "DELETE",
    path: "/console/v1/me/sessions/{id}",
    summary: "Ends one of his sessions",
    params: byId,
    reply: done,
    refusals: ["not_found"],
  }),
  personSessions: endpoint({
    ...below,
    method: "GET",
    path: "/console/v1/people/{id}/sessions",
    summary: "Where a member of staff is signed in, the last used first",
    params: byId,
    reply: z.array(openSession),
    refusals: ["not_found", "role_too_high"],
  }),
  endPersonSession: endpoint({
    ...below,
    method: "DELETE",
    path: "/console/v1/people/{id}/sessions/{sessionId}",
    summary: "Ends one session of a member of staff",
    params: z.object({ id, sessionId: id }),
    reply: done,
    refusals: ["not_found", "role_too_high"],
  }),
};

export type OpenSession = z.infer<typeof openSession>;
