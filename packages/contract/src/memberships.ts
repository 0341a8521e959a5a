import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { newPassword, sentToken } from "./people.ts";
import { memberBrand, staffSession } from "./staff.ts";
import { done, id, phone, sentLanguage, withDigits } from "./shapes.ts";

const outside = { method: "POST", auth: "none", urgency: "order", scope: "platform" } as const;
/** Phone. Required if the invitation contains none. */
const ownPhone = phone.optional();

export const sentCode = z.object({
  resendIn: z.int(),
  expiresIn: z.int(),
  /** Address of the demo's inbox, which shows messages instead of sending SMS; null outside the demo. */
  demoInbox: z.string().nullable(),
});

/** Joining a brand with a phone number, and switching between a person's brands. [US-8] */
export const memberships = {
  sendInvitationCode: endpoint({
    ...outside,
    path: "/console/v1/invitation/code",
    perMinute: 10,
    summary:
      "Sends a one-time code to the phone of who was invited: the invitation's own, else the one that he says",
    body: z.object({ token: sentToken, phone: ownPhone, language: sentLanguage.default("uz") }),
    reply: sentCode,
    refusals: ["invitation_over", "phone_invalid", "code_cooldown", "too_many_requests", "code_not_sent"],
  }),
  proveInvited: endpoint({
    ...outside,
    path: "/console/v1/invitation/phone",
    perMinute: 30,
    summary:
      "Exchanges the code for the word that the phone was shown, and tells whether its owner has a password",
    body: z.object({ token: sentToken, phone: ownPhone, code: withDigits().trim().max(10) }),
    reply: z.object({
      /** Proof of the phone for this invitation only, valid for half an hour. */
      proof: z.string(),
      /** Whether the person already has a password, from membership in another brand. */
      isKnown: z.boolean(),
    }),
    refusals: ["invitation_over", "phone_invalid", "wrong_code"],
  }),
  joinBrand: endpoint({
    ...outside,
    path: "/console/v1/invitation/membership",
    perMinute: 30,
    summary:
      "Comes into the brand by the phone that was shown, with a new password or the one that its owner has, and signs in",
    body: z.object({
      token: sentToken,
      proof: z.string().min(1).max(400),
      password: newPassword,
      /** Code of the second factor, if the person has one. */
      code: withDigits().trim().max(20).optional(),
    }),
    reply: staffSession,
    refusals: [
      "invitation_over",
      "wrong_code",
      "password_weak",
      "wrong_password",
      "second_factor_needed",
      "second_factor_wrong",
      "too_many_requests",
      "already_member",
    ],
  }),
  chooseBrand: endpoint({
    ...outside,
    path: "/console/v1/sign-in/brand",
    perMinute: 60,
    summary: "Opens the brand that who signed in by his phone chose of his",
    body: z.object({ ticket: z.string().min(1).max(400), merchantId: id }),
    reply: staffSession,
    refusals: ["unauthorized", "not_found"],
  }),
  sendPasswordCode: endpoint({
    ...outside,
    path: "/console/v1/password/code",
    perMinute: 10,
    summary:
      "Sends a one-time code to who forgot the password that goes with his phone, be it anybody's or not",
    body: z.object({ phone, language: sentLanguage.default("uz") }),
    reply: sentCode,
    refusals: ["phone_invalid", "code_cooldown", "too_many_requests", "code_not_sent"],
  }),
  resetPassword: endpoint({
    ...outside,
    path: "/console/v1/password",
    perMinute: 30,
    summary:
      "Replaces the password that goes with a phone by the code that came to it, and ends its owner's sessions",
    body: z.object({ phone, code: withDigits().trim().max(10), password: newPassword }),
    reply: done,
    refusals: ["phone_invalid", "password_weak", "wrong_code", "not_found"],
  }),
  ownBrands: endpoint({
    method: "GET",
    path: "/console/v1/me/brands",
    auth: "staff",
    urgency: "quote",
    summary:
      "The brands that who is signed in by his phone is of; none where a login or a PIN opened the session",
    reply: z.array(memberBrand),
  }),
  switchBrand: endpoint({
    method: "POST",
    path: "/console/v1/me/brand",
    auth: "staff",
    urgency: "quote",
    perMinute: 30,
    summary: "Goes over to another brand of the one who is signed in; the session that he came with ends",
    body: z.object({ merchantId: id }),
    reply: staffSession,
    refusals: ["not_found"],
  }),
};
