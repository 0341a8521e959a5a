import { plainText } from "@dasturxon/domain/search-fold";
import { STAFF_ROLES, SUPPORT } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { webSettings } from "./web-settings.ts";
import { currency, done, id, instant, text, withDigits } from "./shapes.ts";

export const staffMember = z.object({
  id,
  login: z.string(),
  name: z.string(),
  /** `support`: he came in from the platform by the owner's consent. */
  role: z.enum([...STAFF_ROLES, SUPPORT]),
  /** The branches that he works in; null: all of the brand's. */
  branchIds: z.array(id).nullable(),
  merchant: z.object({
    id,
    key: z.string(),
    name: text,
    mainColor: z.string(),
    logo: z.string().nullable(),
    kind: webSettings.shape.kind,
    timeZone: z.string(),
    currency,
    /** What its texts are written in, the main one first. */
    languages: webSettings.shape.languages,
    /** While the platform has blocked it: its guests cannot order, and read the reason, if one was given. */
    blocked: z.object({ reason: text.nullable() }).nullable(),
  }),
});

/** A session that was opened. */
export const staffSession = z.object({ token: z.string(), expiresAt: instant, staff: staffMember });

/** A brand that somebody works for, and what he is there. */
export const memberBrand = z.object({
  merchantId: id,
  name: text,
  logo: z.string().nullable(),
  mainColor: z.string(),
  role: z.enum(STAFF_ROLES),
});

/** A member of staff's session. */
export const staff = {
  staffSignIn: endpoint({
    method: "POST",
    path: "/console/v1/sign-in",
    perMinute: 60,
    auth: "none",
    urgency: "order",
    scope: "platform",
    summary: "Opens a member of staff's session, or tells who is of several brands what he may choose",
    body: z.object({
      /** Or the phone, of who came by it. */
      login: z.string().overwrite(plainText).trim().min(1).max(80),
      password: z.string().min(1).max(200),
      /** Of his second factor, where he has one: six digits of the app, or a code for a lost phone. */
      code: withDigits().trim().max(20).optional(),
    }),
    reply: z.union([
      staffSession,
      /** By the phone of who is of several brands: he chooses, by the ticket, for five minutes. */
      z.object({ ticket: z.string(), brands: z.array(memberBrand) }),
    ]),
    refusals: ["wrong_login", "second_factor_needed", "second_factor_wrong", "too_many_requests"],
  }),
  staffSignOut: endpoint({
    method: "POST",
    path: "/console/v1/sign-out",
    auth: "staff",
    isForSupport: true,
    summary: "Ends the session",
    reply: done,
  }),
  staffSignOutEverywhere: endpoint({
    method: "POST",
    path: "/console/v1/sign-out/everywhere",
    auth: "staff",
    summary: "Ends every session of the member of staff, this one included",
    reply: done,
  }),
  staffMe: endpoint({
    method: "GET",
    path: "/console/v1/me",
    auth: "staff",
    isForSupport: true,
    summary: "The signed-in member of staff",
    reply: staffMember,
  }),
  staffBranches: endpoint({
    method: "GET",
    path: "/console/v1/branches",
    auth: "staff",
    isForSupport: true,
    summary: "Branches to filter the board by",
    reply: z.array(z.object({ id, name: text })),
  }),
};

export type MemberBrand = z.infer<typeof memberBrand>;
export type StaffMember = z.infer<typeof staffMember>;
