import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { instant } from "./shapes.ts";

/** Durations, in hours, for which an owner can allow the platform's support staff to enter the brand's console. */
export const CONSENT_HOURS = [1, 24] as const;

const supportState = z.object({
  /** End of the consent to support access; null: no consent. */
  until: instant.nullable(),
  /** Support staff signed in now, and their sign-in time. */
  inside: z.array(z.object({ name: z.string(), enteredAt: instant })),
});

/** Access of platform support to a brand's console, for the time that its owner permits. */
export const supportEntryEndpoints = {
  supportState: declareEndpoint({
    method: "GET",
    path: "/console/v1/support",
    auth: "staff",
    roles: STAFF_MANAGER_ROLES,
    isForSupport: true,
    summary: "Returns whether support access is allowed, and the administrators with an open session",
    reply: supportState,
  }),
  giveSupportConsent: declareEndpoint({
    method: "PUT",
    path: "/console/v1/support",
    auth: "staff",
    roles: ["owner"],
    urgency: "quote",
    summary: "Allows support access for an hour or a day from now, replacing an earlier consent",
    body: z.object({ hours: z.literal(CONSENT_HOURS) }),
    reply: supportState,
  }),
  endSupportConsent: declareEndpoint({
    method: "DELETE",
    path: "/console/v1/support",
    auth: "staff",
    roles: ["owner"],
    urgency: "quote",
    summary: "Revokes support access and ends open support sessions at once",
    reply: supportState,
  }),
};

export type SupportState = z.infer<typeof supportState>;
