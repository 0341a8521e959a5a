import { ADDRESS_ENTRY_MODES } from "@dasturxon/domain/address";
import { GENDERS } from "@dasturxon/domain/gender";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import {
  createDigitTextSchema,
  doneReply,
  id,
  instant,
  language,
  latitude,
  longitude,
  phone,
  requestLanguage,
  money,
  createTypedDigitsSchema,
} from "./shapes.ts";

export const user = z.object({
  id,
  merchantId: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** Birthday in the format `yyyy-mm-dd`; null: unknown. */
  birthday: z.string().nullable(),
  /** Key of the photo, whose address is `/img/{image}`; null: no photo. */
  image: z.string().nullable(),
  language,
  cashback: money,
  /** The role of a customer account is always `CUSTOMER`. The staff have separate accounts. */
  role: z.literal("CUSTOMER"),
  isActive: z.boolean(),
  createdDate: instant,
  lastModifiedDate: instant,
});

// Couriers read addresses and the store compares them. Therefore, their digits are 0–9 [FM-4].
const addressDetail = createDigitTextSchema().trim().max(40).nullish();

export const addressDetails = z.object({
  floor: addressDetail,
  office: addressDetail,
  entrance: addressDetail,
  domophone: addressDetail,
  /** Landmark that helps to find the door if there is no house number. */
  landmark: createDigitTextSchema().trim().max(120).nullish(),
});

type AddressDetails = z.infer<typeof addressDetails>;

const requestAddressDetails = z
  .preprocess(parseAddressDetails, addressDetails)
  .meta({ description: "An object, or the same as JSON text" }) as z.ZodType<
  AddressDetails,
  AddressDetails | string
>;

function parseAddressDetails(details: unknown): unknown {
  if (typeof details !== "string" || details.length > 1000) return details;
  try {
    return JSON.parse(details);
  } catch {
    return details;
  }
}

/** Address in a request. The server rounds coordinates to six decimals [AD-6]. */
export const addressBody = z.object({
  type: z.enum(["HOUSE", "APARTMENT"]).default("APARTMENT"),
  name: z.string().trim().max(80).nullish(),
  streetName: createDigitTextSchema().trim().min(1).max(200),
  houseNumber: createDigitTextSchema().trim().max(20).nullish(),
  description: createDigitTextSchema().trim().max(300).nullish(),
  comment: z.string().trim().max(300).nullish(),
  details: requestAddressDetails.nullish(),
  latitude,
  longitude,
  cityId: id.nullish(),
});

/** Address in a response. */
export const addressReply = addressBody.extend({ details: addressDetails.nullish() });

const entryMode = z
  .enum(ADDRESS_ENTRY_MODES)
  .nullish()
  .meta({ description: "How the address was entered; null if the client does not send it" });

/** Address of an order in requests, with its entry mode [EN-6]. In responses: `orderAddressReply`. */
export const orderAddressBody = addressBody.extend({ entryMode });
export const orderAddressReply = addressReply.extend({ entryMode });
export const address = addressReply.extend({ id, createdDate: instant, lastModifiedDate: instant });

/** Confirmation that a code was sent. */
export const codeSendingReply = z.object({
  /** Seconds until another code can be requested. */
  resendIn: z.int(),
  /** Validity of the code in seconds. */
  expiresIn: z.int(),
  /** Address of the demo inbox that shows the code; null outside demo mode. */
  demoInbox: z.string().nullable(),
});

/** Session that a sign-in has opened: its token, end and user. */
export const openedCustomerSession = z.object({ token: z.string(), expiresAt: instant, user });

export const userEndpoints = {
  sendCode: declareEndpoint({
    method: "POST",
    path: "/users/v1/users/code",
    perMinute: 60,
    auth: "none",
    summary: "Sends a one-time code to a phone; the response is the same for known and unknown phones",
    body: z.object({ phone, language: requestLanguage.default("uz") }),
    reply: codeSendingReply,
    refusals: ["phone_invalid", "code_cooldown", "too_many_requests", "code_not_sent"],
  }),
  signIn: declareEndpoint({
    method: "POST",
    path: "/users/v1/users/token",
    perMinute: 60,
    auth: "none",
    summary: "Exchanges a phone and its code for a session",
    body: z.object({
      phone,
      code: createTypedDigitsSchema(/^\d{4,8}$/),
    }),
    reply: openedCustomerSession,
    refusals: ["phone_invalid", "wrong_code", "too_many_requests"],
  }),
  me: declareEndpoint({
    method: "GET",
    path: "/users/v1/users/me",
    auth: "token",
    summary: "Returns the signed-in customer",
    reply: user,
  }),
  logout: declareEndpoint({
    method: "POST",
    path: "/users/v1/users/logout",
    auth: "token",
    isForTableGuest: true,
    summary: "Ends the session",
    reply: doneReply,
  }),
  logoutEverywhere: declareEndpoint({
    method: "POST",
    path: "/users/v1/users/logout/everywhere",
    auth: "token",
    summary: "Ends every session of the customer in this brand, including this one",
    reply: doneReply,
  }),
  addresses: declareEndpoint({
    method: "GET",
    path: "/users/v1/addresses/merchant/{merchantId}/user/{userId}",
    auth: "token",
    summary: "Lists the customer's saved addresses",
    params: z.object({ merchantId: id, userId: id }),
    reply: z.array(address),
    refusals: ["not_found"],
  }),
  addAddress: declareEndpoint({
    method: "POST",
    path: "/users/v1/addresses/user/{userId}",
    auth: "token",
    summary: "Saves an address; an equal one within 0.000099 degrees is reused",
    params: z.object({ userId: id }),
    body: addressBody,
    reply: address,
    refusals: ["not_found", "bad_request"],
  }),
  changeAddress: declareEndpoint({
    method: "PUT",
    path: "/users/v1/addresses/{id}",
    auth: "token",
    summary: "Changes a saved address",
    params: z.object({ id }),
    body: addressBody,
    reply: address,
    refusals: ["not_found"],
  }),
  deleteAddress: declareEndpoint({
    method: "DELETE",
    path: "/users/v1/addresses/{id}",
    auth: "token",
    summary: "Deletes a saved address",
    params: z.object({ id }),
    reply: doneReply,
    refusals: ["not_found"],
  }),
};

export type User = z.infer<typeof user>;
export type AddressBody = z.input<typeof addressReply>;
export type Address = z.infer<typeof address>;
