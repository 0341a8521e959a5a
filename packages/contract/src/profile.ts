import { GENDERS } from "@dasturxon/domain/gender";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { pictureBody } from "./field-kinds.ts";
import {
  doneReply,
  id,
  acceptEmptyAsNull,
  phone,
  requestLanguage,
  createTypedDigitsSchema,
} from "./shapes.ts";
import { user } from "./users.ts";

const nullableName = z.string().normalize("NFC").trim().max(80).nullish();
/** Type of a phone change, sent by older client apps. Has no effect. */
const phoneChangeType = z.string().trim().max(40).default("CHANGE_PHONE");

/**
 * Changed fields of a customer's profile. Absent fields remain unchanged; null or an empty text clears a field. The
 * request cannot set the phone, the role, the cashback and similar fields.
 */
const profileBody = z.object({
  firstName: nullableName,
  lastName: nullableName,
  email: acceptEmptyAsNull(z.email().max(320)).optional(),
  gender: acceptEmptyAsNull(z.enum(GENDERS)).optional(),
  birthday: acceptEmptyAsNull(z.iso.date()).optional(),
  language: requestLanguage.optional(),
});

/** Account of a customer. */
export const profileEndpoints = {
  changeProfile: declareEndpoint({
    method: "PUT",
    path: "/users/v1/users/{id}",
    auth: "token",
    summary: "Changes the customer's name, gender, birthday, e-mail or language",
    params: z.object({ id }),
    body: profileBody,
    reply: user,
    refusals: ["not_found"],
  }),
  deleteAccount: declareEndpoint({
    method: "DELETE",
    path: "/users/v1/users",
    auth: "token",
    summary: "Deletes the account: personal data is removed, sessions end, orders stay without it",
    reply: doneReply,
  }),
  changePhoto: declareEndpoint({
    method: "PUT",
    path: "/users/v1/users/photo",
    auth: "token",
    takes: "image",
    perMinute: 20,
    summary: "Uploads the customer's photo as the body, JPEG, PNG, WebP or AVIF up to 5 MB",
    body: pictureBody,
    reply: user,
    refusals: [
      "image_unreadable",
      "image_too_many_pixels",
      "payload_too_large",
      "unsupported_type",
      "picture_not_saved",
      "unavailable",
    ],
  }),
  deletePhoto: declareEndpoint({
    method: "DELETE",
    path: "/users/v1/users/photo",
    auth: "token",
    summary: "Removes the customer's photo",
    reply: user,
  }),
  askPhoneChange: declareEndpoint({
    method: "PUT",
    path: "/users/v1/users/phone",
    auth: "token",
    perMinute: 60,
    summary: "Sends a code to the new phone; the response does not reveal whether the phone is in use",
    body: z.object({ phone, type: phoneChangeType }),
    reply: z.object({
      phone: z.string(),
      type: z.string(),
      resendIn: z.int(),
      expiresIn: z.int(),
      demoInbox: z.string().nullable(),
    }),
    refusals: ["phone_invalid", "code_cooldown", "too_many_requests", "code_not_sent", "sign_in_again"],
  }),
  confirmPhoneChange: declareEndpoint({
    method: "PUT",
    path: "/users/v1/users/phone/verify",
    auth: "token",
    perMinute: 60,
    summary: "Changes the phone with the code; ends the other sessions and notifies the old phone",
    body: z.object({
      phone,
      code: createTypedDigitsSchema(/^\d{4,8}$/),
    }),
    reply: user,
    refusals: ["phone_invalid", "wrong_code", "phone_taken", "sign_in_again"],
  }),
};
