import { normalizePlainText } from "@dasturxon/domain/search-fold";
import { STAFF_ROLES, SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { webSettings } from "./web-settings.ts";
import { currency, doneReply, id, instant, textByLanguage, createDigitTextSchema } from "./shapes.ts";

export const staffMember = z.object({
  id,
  login: z.string(),
  name: z.string(),
  /** `support`: platform support, with the owner's consent. */
  role: z.enum([...STAFF_ROLES, SUPPORT_ACTOR]),
  /** Branches of the staff member; null: all branches of the brand. */
  branchIds: z.array(id).nullable(),
  merchant: z.object({
    id,
    key: z.string(),
    name: textByLanguage,
    mainColor: z.string(),
    logo: z.string().nullable(),
    kind: webSettings.shape.kind,
    timeZone: z.string(),
    currency,
    /** Languages of the brand's texts, main language first. */
    languages: webSettings.shape.languages,
    /**
     * Blocking of the brand by the platform; null: not blocked. Guests of a blocked brand cannot order and see the
     * reason, if given.
     */
    blocked: z.object({ reason: textByLanguage.nullable() }).nullable(),
  }),
});

/** Session of a staff member that a sign-in has opened. */
export const staffSession = z.object({ token: z.string(), expiresAt: instant, staff: staffMember });

/** Brand of a staff member, and the person's role in it. */
export const memberBrand = z.object({
  merchantId: id,
  name: textByLanguage,
  logo: z.string().nullable(),
  mainColor: z.string(),
  role: z.enum(STAFF_ROLES),
});

/** Sessions of staff members. */
export const staffSessionEndpoints = {
  staffSignIn: declareEndpoint({
    method: "POST",
    path: "/console/v1/sign-in",
    perMinute: 60,
    auth: "none",
    urgency: "order",
    scope: "platform",
    summary: "Signs a staff member in, or returns the brands to choose from for a person of several brands",
    body: z.object({
      /** Login of the staff member, or the phone number of one who joined by phone. */
      login: z.string().overwrite(normalizePlainText).trim().min(1).max(80),
      password: z.string().min(1).max(200),
      /** Second-factor code, if a second factor is enabled: six digits of the authenticator app, or a recovery code. */
      code: createDigitTextSchema().trim().max(20).optional(),
    }),
    reply: z.union([
      staffSession,
      /**
       * Reply for a person who belongs to several brands and signs in by phone. The ticket is valid for five minutes
       * and is used to choose a brand.
       */
      z.object({ ticket: z.string(), brands: z.array(memberBrand) }),
    ]),
    refusals: ["wrong_login", "second_factor_needed", "second_factor_wrong", "too_many_requests"],
  }),
  staffSignOut: declareEndpoint({
    method: "POST",
    path: "/console/v1/sign-out",
    auth: "staff",
    isForSupport: true,
    summary: "Ends the session",
    reply: doneReply,
  }),
  staffSignOutEverywhere: declareEndpoint({
    method: "POST",
    path: "/console/v1/sign-out/everywhere",
    auth: "staff",
    summary: "Ends every session of the staff member, including this one",
    reply: doneReply,
  }),
  staffMe: declareEndpoint({
    method: "GET",
    path: "/console/v1/me",
    auth: "staff",
    isForSupport: true,
    summary: "Returns the signed-in staff member",
    reply: staffMember,
  }),
  staffBranches: declareEndpoint({
    method: "GET",
    path: "/console/v1/branches",
    auth: "staff",
    isForSupport: true,
    summary: "Lists the branches for the board's filter",
    reply: z.array(z.object({ id, name: textByLanguage })),
  }),
};

export type MemberBrand = z.infer<typeof memberBrand>;
export type StaffMember = z.infer<typeof staffMember>;
