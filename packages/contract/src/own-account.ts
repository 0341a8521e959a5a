import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { codeSendingReply } from "./memberships.ts";
import { staffMember } from "./staff.ts";
import { doneReply, phone, requestLanguage, createDigitTextSchema } from "./shapes.ts";

/** Six digits of an authenticator app, or a recovery code. */
const secondFactorCode = z.string().trim().min(6).max(20);

/** Account settings that every staff member can change for themselves, with any role. [US-8] */
export const ownAccountEndpoints = {
  changeOwnName: declareEndpoint({
    method: "PUT",
    path: "/console/v1/me",
    auth: "staff",
    urgency: "quote",
    summary: "Changes the name of the signed-in staff member",
    body: z.object({ name: z.string().trim().min(1).max(80) }),
    reply: staffMember,
  }),
  ownAccess: declareEndpoint({
    method: "GET",
    path: "/console/v1/me/access",
    auth: "staff",
    urgency: "quote",
    summary: "Returns the sign-in methods of the signed-in staff member besides the password",
    reply: z.object({
      /** Whether the role may sign in by PIN on the restaurant's devices. */
      mayPin: z.boolean(),
      hasPin: z.boolean(),
      /** Whether the PIN is blocked after ten wrong attempts. A new PIN or password unblocks it. */
      isPinBlocked: z.boolean(),
      /** Whether the role may enable a second factor: six digits of an app in addition to the password. */
      maySecondFactor: z.boolean(),
      hasSecondFactor: z.boolean(),
      /** Number of recovery codes for the second factor that are not used yet. */
      recoveryCodes: z.int(),
      /** Phone used to sign in; null: sign-in by login only. */
      phone: z.string().nullable(),
    }),
  }),
  changeOwnPin: declareEndpoint({
    method: "PUT",
    path: "/console/v1/me/pin",
    auth: "staff",
    perMinute: 30,
    summary: "Sets the caller's PIN for paired devices, or removes it with null",
    body: z.object({ password: z.string().min(1).max(200), pin: createDigitTextSchema().max(20).nullable() }),
    reply: doneReply,
    refusals: ["wrong_password", "pin_weak", "forbidden", "too_many_requests"],
  }),
  startSecondFactor: declareEndpoint({
    method: "POST",
    path: "/console/v1/me/second-factor",
    auth: "staff",
    perMinute: 30,
    roles: STAFF_MANAGER_ROLES,
    summary: "Starts setting up a second factor: returns the secret for an authenticator app (RFC 6238)",
    body: z.object({ password: z.string().min(1).max(200) }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ["wrong_password", "too_many_requests"],
  }),
  confirmSecondFactor: declareEndpoint({
    method: "PUT",
    path: "/console/v1/me/second-factor",
    auth: "staff",
    perMinute: 30,
    roles: STAFF_MANAGER_ROLES,
    summary: "Enables the second factor by a code of the app; returns the recovery codes once",
    body: z.object({ code: secondFactorCode }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ["second_factor_wrong"],
  }),
  stopSecondFactor: declareEndpoint({
    method: "POST",
    path: "/console/v1/me/second-factor/stop",
    auth: "staff",
    perMinute: 30,
    roles: STAFF_MANAGER_ROLES,
    summary: "Disables the second factor, with the password and a code",
    body: z.object({ password: z.string().min(1).max(200), code: secondFactorCode }),
    reply: doneReply,
    refusals: ["wrong_password", "second_factor_wrong", "too_many_requests"],
  }),
  askOwnPhone: declareEndpoint({
    method: "POST",
    path: "/console/v1/me/phone",
    auth: "staff",
    perMinute: 30,
    summary:
      "Sends a code to the phone for sign-in; the response does not reveal whether the phone is in use",
    body: z.object({
      password: z.string().min(1).max(200),
      phone,
      language: requestLanguage.default("uz"),
    }),
    reply: codeSendingReply,
    refusals: ["wrong_password", "too_many_requests", "phone_invalid", "code_cooldown", "code_not_sent"],
  }),
  confirmOwnPhone: declareEndpoint({
    method: "PUT",
    path: "/console/v1/me/phone",
    auth: "staff",
    perMinute: 30,
    summary:
      "Sets the phone for sign-in in all brands of the caller; ends the other sessions and notifies the former phone",
    body: z.object({
      phone,
      code: createDigitTextSchema().trim().max(10),
      language: requestLanguage.default("uz"),
    }),
    reply: z.object({ phone: z.string() }),
    refusals: ["phone_invalid", "wrong_code", "phone_taken"],
  }),
  changeOwnPassword: declareEndpoint({
    method: "POST",
    path: "/console/v1/me/password",
    auth: "staff",
    perMinute: 30,
    summary: "Replaces the caller's password and ends every other session of the caller",
    body: z.object({ password: z.string().min(1).max(200), newPassword: z.string().min(1).max(200) }),
    reply: doneReply,
    refusals: ["wrong_password", "password_weak", "too_many_requests"],
  }),
};
