import { plainText } from "@dasturxon/domain/search-fold";
import { STAFF_ROLES } from "@dasturxon/domain/staff-permission";
import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { staffSession } from "./staff.ts";
import { byId, done, id, instant, phone, text } from "./shapes.ts";

/** Login name: case-insensitive; invisible characters of pasted text are removed. */
export const login = z
  .string()
  .overwrite(plainText)
  .trim()
  .regex(/^[a-z0-9][a-z0-9._@-]{1,62}$/);
/** A password that is being taken; its strength is judged by the domain. */
export const newPassword = z.string().min(1).max(200);
const version = z.coerce.number().int().min(1);
const fields = {
  name: z.string().trim().min(1).max(80),
  role: z.enum(STAFF_ROLES),
  /** Where he works; null: in all of the brand's branches, those to come included. */
  branchIds: z.array(id).min(1).max(200).nullable(),
};
const shared = { auth: "staff", roles: PEOPLE_KEEPERS, urgency: "quote" } as const;

/** A member of staff as those above him see him. */
export const person = z.object({
  id,
  login: z.string(),
  ...fields,
  branchIds: z.array(id).nullable(),
  /** Switched off, he cannot sign in. */
  isActive: z.boolean(),
  /** The one that he is invited by, or showed when he came; of those below alone. */
  phone: z.string().nullable(),
  /** He signs in by his phone, and nobody of one brand gives him another password. */
  hasOwnPassword: z.boolean(),
  /** He has a password of his own. */
  hasCome: z.boolean(),
  /** Until when the link that he takes one by holds; null: there is none. */
  invitedUntil: instant.nullable(),
  /** Open sessions, and when one was used last. */
  sessions: z.int(),
  lastSeenAt: instant.nullable(),
  /** Who asks may change him. */
  isBelow: z.boolean(),
  version: z.int(),
  changedAt: instant,
  changedBy: z.string().nullable(),
});

/** The secret of a link, told once. */
const invitation = z.object({ token: z.string(), expiresAt: instant });
export const sentToken = z.string().min(1).max(200);

/** The people of a brand, kept by those above them. [US-8] */
export const people = {
  people: endpoint({
    ...shared,
    method: "GET",
    path: "/console/v1/people",
    summary: "The brand's staff: those below the one who asks in his branches, and himself",
    reply: z.array(person),
  }),
  addPerson: endpoint({
    ...shared,
    method: "POST",
    path: "/console/v1/people",
    perMinute: 30,
    summary: "Adds a member of staff, who takes a password of his own by the link",
    body: z.object({
      login,
      ...fields,
      /** The link alone is not enough: who comes by it shows this phone. */
      phone: phone.nullish(),
    }),
    reply: z.object({ person, invitation }),
    refusals: ["role_too_high", "login_taken", "not_found", "phone_invalid"],
  }),
  changePerson: endpoint({
    ...shared,
    method: "PUT",
    path: "/console/v1/people/{id}",
    summary:
      "Changes a member of staff's name, role and branches, or switches him off, which ends his sessions",
    params: byId,
    body: z.object({ ...fields, isActive: z.boolean(), version }),
    reply: person,
    refusals: ["not_found", "role_too_high", "stale_version"],
  }),
  removePerson: endpoint({
    ...shared,
    method: "DELETE",
    path: "/console/v1/people/{id}",
    summary: "Removes a member of staff and ends his sessions",
    params: byId,
    query: z.object({ version }),
    reply: done,
    refusals: ["not_found", "role_too_high", "stale_version"],
  }),
  invitePerson: endpoint({
    ...shared,
    method: "POST",
    path: "/console/v1/people/{id}/invitation",
    perMinute: 30,
    summary: "Gives a member of staff a new link to take a password by; the link before it opens nothing",
    params: byId,
    reply: invitation,
    refusals: ["not_found", "role_too_high", "password_is_own"],
  }),
  signOutPerson: endpoint({
    ...shared,
    method: "POST",
    path: "/console/v1/people/{id}/sign-out",
    summary: "Ends every session of a member of staff",
    params: byId,
    reply: done,
    refusals: ["not_found", "role_too_high"],
  }),
  invitation: endpoint({
    method: "POST",
    path: "/console/v1/invitation",
    auth: "none",
    perMinute: 60,
    urgency: "order",
    scope: "platform",
    summary: "Whom a link invites",
    body: z.object({ token: sentToken }),
    reply: z.object({
      login: z.string(),
      name: z.string(),
      role: z.enum(STAFF_ROLES),
      brand: text,
      /** The phone that is to be shown, its middle hidden; null: one of his own, or none. */
      phone: z.string().nullable(),
    }),
    refusals: ["invitation_over"],
  }),
  acceptInvitation: endpoint({
    method: "POST",
    path: "/console/v1/invitation/password",
    auth: "none",
    perMinute: 30,
    urgency: "order",
    scope: "platform",
    summary: "Takes a password by a link, which holds once, and signs in",
    body: z.object({ token: sentToken, password: newPassword }),
    reply: staffSession,
    refusals: ["invitation_over", "password_weak", "forbidden"],
  }),
};

export type Person = z.infer<typeof person>;
