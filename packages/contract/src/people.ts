import { normalizePlainText } from "@dasturxon/domain/search-fold";
import { STAFF_ROLES } from "@dasturxon/domain/staff-permission";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { staffSession } from "./staff.ts";
import { idParams, doneReply, id, instant, phone, textByLanguage } from "./shapes.ts";

/** Login name: case-insensitive; invisible characters of pasted text are removed. */
export const login = z
  .string()
  .overwrite(normalizePlainText)
  .trim()
  .regex(/^[a-z0-9][a-z0-9._@-]{1,62}$/);
/** New password. `findPasswordFault` of the domain package checks its strength. */
export const newPassword = z.string().min(1).max(200);
const rowVersion = z.coerce.number().int().min(1);
const personFields = {
  name: z.string().normalize("NFC").trim().min(1).max(80),
  role: z.enum(STAFF_ROLES),
  /** Branches of the staff member; null: all branches of the brand, including future ones. */
  branchIds: z.array(id).min(1).max(200).nullable(),
};
const endpointDefaults = { auth: "staff", roles: STAFF_MANAGER_ROLES, urgency: "quote" } as const;

/** Staff member as shown to persons with a higher role. */
export const person = z.object({
  id,
  login: z.string(),
  ...personFields,
  branchIds: z.array(id).nullable(),
  /** Whether the staff member can sign in. */
  isActive: z.boolean(),
  /** Phone for the invitation, or verified on joining. Returned only for persons with a lower role than the caller. */
  phone: z.string().nullable(),
  /** Whether the person signs in by phone. If so, brands cannot set a new password for the person. */
  hasOwnPassword: z.boolean(),
  /** Whether the person has set a password. */
  hasCome: z.boolean(),
  /** End of validity of the invitation link; null: no link. */
  invitedUntil: instant.nullable(),
  /** Number of open sessions of the person, and the time when the person last used one. */
  sessions: z.int(),
  lastSeenAt: instant.nullable(),
  /** Whether the caller may change this person. */
  isBelow: z.boolean(),
  version: z.int(),
  changedAt: instant,
  changedBy: z.string().nullable(),
});

/** Secret of an invitation link, returned once. */
const invitation = z.object({ token: z.string(), expiresAt: instant });
export const invitationToken = z.string().min(1).max(200);

/** Staff of a brand, managed by persons with a higher role. [US-8] */
export const peopleEndpoints = {
  people: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/people",
    summary: "Lists the brand's staff: those below the caller in the caller's branches, and the caller",
    reply: z.array(person),
  }),
  addPerson: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/people",
    perMinute: 30,
    summary: "Adds a staff member, who sets a password with the returned link",
    body: z.object({
      login,
      ...personFields,
      /**
       * Phone number of the invited person. If set, the person must confirm it by a code after opening the invitation
       * link.
       */
      phone: phone.nullish(),
    }),
    reply: z.object({ person, invitation }),
    refusals: ["role_too_high", "login_taken", "not_found", "phone_invalid"],
  }),
  changePerson: declareEndpoint({
    ...endpointDefaults,
    method: "PUT",
    path: "/console/v1/people/{id}",
    summary:
      "Changes a staff member's name, role and branches, or disables the account, which ends its sessions",
    params: idParams,
    body: z.object({ ...personFields, isActive: z.boolean(), version: rowVersion }),
    reply: person,
    refusals: ["not_found", "role_too_high", "stale_version"],
  }),
  removePerson: declareEndpoint({
    ...endpointDefaults,
    method: "DELETE",
    path: "/console/v1/people/{id}",
    summary: "Removes a staff member and ends the member's sessions",
    params: idParams,
    query: z.object({ version: rowVersion }),
    reply: doneReply,
    refusals: ["not_found", "role_too_high", "stale_version"],
  }),
  invitePerson: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/people/{id}/invitation",
    perMinute: 30,
    summary: "Creates a new link for a staff member to set a password; the previous link becomes invalid",
    params: idParams,
    reply: invitation,
    refusals: ["not_found", "role_too_high", "password_is_own"],
  }),
  signOutPerson: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/people/{id}/sign-out",
    summary: "Ends every session of a staff member",
    params: idParams,
    reply: doneReply,
    refusals: ["not_found", "role_too_high"],
  }),
  invitation: declareEndpoint({
    method: "POST",
    path: "/console/v1/invitation",
    auth: "none",
    perMinute: 60,
    urgency: "order",
    scope: "platform",
    summary: "Returns the person that an invitation link is for",
    body: z.object({ token: invitationToken }),
    reply: z.object({
      login: z.string(),
      name: z.string(),
      role: z.enum(STAFF_ROLES),
      brand: textByLanguage,
      /** Phone to verify, with its middle hidden; null: any phone of the person, or none. */
      phone: z.string().nullable(),
    }),
    refusals: ["invitation_over"],
  }),
  acceptInvitation: declareEndpoint({
    method: "POST",
    path: "/console/v1/invitation/password",
    auth: "none",
    perMinute: 30,
    urgency: "order",
    scope: "platform",
    summary: "Sets a password with an invitation link, which is valid once, and signs in",
    body: z.object({ token: invitationToken, password: newPassword }),
    reply: staffSession,
    refusals: ["invitation_over", "password_weak", "forbidden"],
  }),
};

export type Person = z.infer<typeof person>;
