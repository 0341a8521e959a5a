import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { newPassword, invitationToken } from "./people.ts";
import { memberBrand, staffSession } from "./staff.ts";
import { doneReply, id, phone, requestLanguage, createDigitTextSchema } from "./shapes.ts";

const publicPostDefaults = { method: "POST", auth: "none", urgency: "order", scope: "platform" } as const;
/** Phone of the invited person. Required if the invitation contains no phone. */
const joiningPersonPhone = phone.optional();

export const codeSendingReply = z.object({
  resendIn: z.int(),
  expiresIn: z.int(),
  /** Address of the demo's inbox, which shows messages instead of sending SMS; null outside the demo. */
  demoInbox: z.string().nullable(),
});

/** Joining a brand with a phone number, and switching between a person's brands. [US-8] */
export const membershipEndpoints = {
  sendInvitationCode: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/invitation/code",
    perMinute: 10,
    summary: "Sends a one-time code to an invited person: to the invitation's phone, else to the given one",
    body: z.object({
      token: invitationToken,
      phone: joiningPersonPhone,
      language: requestLanguage.default("uz"),
    }),
    reply: codeSendingReply,
    refusals: ["invitation_over", "phone_invalid", "code_cooldown", "too_many_requests", "code_not_sent"],
  }),
  proveInvited: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/invitation/phone",
    perMinute: 30,
    summary: "Exchanges the code for a proof of the phone, and returns whether its owner has a password",
    body: z.object({
      token: invitationToken,
      phone: joiningPersonPhone,
      code: createDigitTextSchema().trim().max(10),
    }),
    reply: z.object({
      /** Token that proves the verified phone. Valid for this invitation only, for half an hour. */
      proof: z.string(),
      /** Whether the person already has a password, from membership in another brand. */
      isKnown: z.boolean(),
    }),
    refusals: ["invitation_over", "phone_invalid", "wrong_code"],
  }),
  joinBrand: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/invitation/membership",
    perMinute: 30,
    summary: "Joins the brand with the confirmed phone and a new or the existing password, and signs in",
    body: z.object({
      token: invitationToken,
      proof: z.string().min(1).max(400),
      password: newPassword,
      /** Second-factor code, if the person has enabled a second factor. */
      code: createDigitTextSchema().trim().max(20).optional(),
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
  chooseBrand: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/sign-in/brand",
    perMinute: 60,
    summary: "Signs in to the brand chosen by a person of several brands",
    body: z.object({ ticket: z.string().min(1).max(400), merchantId: id }),
    reply: staffSession,
    refusals: ["unauthorized", "not_found"],
  }),
  sendPasswordCode: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/password/code",
    perMinute: 10,
    summary: "Sends a one-time code for a forgotten password, with the same response for an unknown phone",
    body: z.object({ phone, language: requestLanguage.default("uz") }),
    reply: codeSendingReply,
    refusals: ["phone_invalid", "code_cooldown", "too_many_requests", "code_not_sent"],
  }),
  resetPassword: declareEndpoint({
    ...publicPostDefaults,
    path: "/console/v1/password",
    perMinute: 30,
    summary: "Replaces the password of a phone with the code, and ends its owner's sessions",
    body: z.object({ phone, code: createDigitTextSchema().trim().max(10), password: newPassword }),
    reply: doneReply,
    refusals: ["phone_invalid", "password_weak", "wrong_code", "not_found"],
  }),
  ownBrands: declareEndpoint({
    method: "GET",
    path: "/console/v1/me/brands",
    auth: "staff",
    urgency: "quote",
    summary: "Lists the brands of a person signed in by phone; none for a session by login or PIN",
    reply: z.array(memberBrand),
  }),
  switchBrand: declareEndpoint({
    method: "POST",
    path: "/console/v1/me/brand",
    auth: "staff",
    urgency: "quote",
    perMinute: 30,
    summary: "Switches to another brand of the signed-in person and ends the current session",
    body: z.object({ merchantId: id }),
    reply: staffSession,
    refusals: ["not_found"],
  }),
};
