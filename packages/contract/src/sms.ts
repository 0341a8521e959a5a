import { SMS_KINDS } from "@dasturxon/domain/sms-kind";
import { SMS_GATEWAY_NAMES } from "@dasturxon/providers/sms/facts";
import { SMS_STATES } from "@dasturxon/domain/sms-state";
import { PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id, instant, createDigitTextSchema } from "./shapes.ts";

const OWNER_ROLES = ["owner"] as const;
const smsGateway = z.enum(SMS_GATEWAY_NAMES);
/** Amount in tiyin (1/100 soʻm), because gateways charge fractions of a soʻm. */
const tiyin = z.int().min(0);

/** SMS that was sent, or failed. Its text and the whole phone number are not stored. */
const smsMessage = z.object({
  id,
  kind: z.enum(SMS_KINDS),
  /** Masked number, for example `+998 90 *** ** 33`. */
  phone: z.string(),
  /** Gateway used; null: none. */
  gateway: smsGateway.nullable(),
  /** Owner of the gateway account. */
  payer: z.enum(["brand", "platform"]).nullable(),
  state: z.enum(SMS_STATES),
  /**
   * Number of SMS parts as charged: 160 characters of the Latin alphabet each, or 70 if the text has other characters.
   */
  parts: z.int(),
  costTiyin: tiyin,
  sentAt: instant,
  /** Time of the gateway's delivery report. */
  toldAt: instant.nullable(),
});

/** Brand's own account at a gateway. Stored credentials are never returned, not even to their author. */
const smsAccount = z.object({
  gateway: smsGateway,
  isOn: z.boolean(),
  /** Time when the credentials of the account were stored; null: none are stored. */
  filledAt: instant.nullable(),
  /** Price of one part of an SMS in tiyin (1/100 soʻm), entered by the brand; 0: costs are not calculated. */
  partTiyin: tiyin,
});

/** SMS of a brand and their delivery reports [US-1]. */
export const smsEndpoints = {
  smsMessages: declareEndpoint({
    method: "GET",
    path: "/console/v1/sms-messages",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Lists a page of a day's SMS, newest first, with this month's cost",
    query: z.object({
      /** Day in the format `yyyy-mm-dd`, in the brand's time zone. */
      day: z.iso.date(),
      page: z.coerce.number().pipe(z.int().min(0).max(10_000)).default(0),
    }),
    reply: z.object({
      messages: z.array(smsMessage),
      /** Number of SMS on the day. */
      total: z.int(),
      /** Totals of the present month, without SMS refused by every gateway. */
      month: z.object({
        count: z.int(),
        /** Number of SMS sent through the platform's accounts. */
        platformCount: z.int(),
        parts: z.int(),
        brandTiyin: tiyin,
        platformTiyin: tiyin,
        /** Limit of the platform's costs in tiyin; null: unlimited. */
        limitTiyin: tiyin.nullable(),
        /** Maximum number of the brand's SMS in a month; null: unlimited. */
        most: z.int().nullable(),
      }),
    }),
    refusals: ["forbidden"],
  }),
  smsAccounts: declareEndpoint({
    method: "GET",
    path: "/console/v1/sms-accounts",
    auth: "staff",
    roles: OWNER_ROLES,
    summary: "Lists the brand's own accounts at SMS gateways without their secrets",
    reply: z.object({
      accounts: z.array(smsAccount),
      /** Whether the platform has its own gateway account, used if the brand has none. */
      isPlatformThere: z.boolean(),
    }),
    refusals: ["forbidden"],
  }),
  changeSmsAccount: declareEndpoint({
    method: "PUT",
    path: "/console/v1/sms-accounts/{gateway}",
    auth: "staff",
    roles: OWNER_ROLES,
    summary: "Enables or disables an account, and replaces its credentials",
    params: z.object({ gateway: smsGateway }),
    body: z.object({
      isOn: z.boolean(),
      partTiyin: tiyin.max(1_000_000),
      /** Credentials with all fields that the gateway requires. Absent: the stored credentials remain. */
      credentials: z.record(z.string().max(40), z.string().trim().min(1).max(200)).optional(),
    }),
    reply: smsAccount,
    refusals: ["bad_request", "forbidden"],
  }),
  trySmsAccount: declareEndpoint({
    method: "POST",
    path: "/console/v1/sms-accounts/{gateway}/try",
    auth: "staff",
    roles: OWNER_ROLES,
    perMinute: 10,
    summary:
      "Sends a test SMS to a phone of the caller by this account only, counted in the budget of all SMS",
    params: z.object({ gateway: smsGateway }),
    body: z.object({
      phone: createDigitTextSchema().max(40),
      language: z.enum(PLATFORM_LANGUAGES).default("uz"),
    }),
    /** `unknown`: the gateway did not reply. The SMS may still arrive. */
    reply: z.object({ end: z.enum(["taken", "unknown", "refused"]) }),
    refusals: ["forbidden", "phone_invalid", "too_many_requests"],
  }),
  hearEskiz: declareEndpoint({
    method: "POST",
    auth: "none",
    path: "/notifications/v1/eskiz/{merchantId}/{id}/{key}",
    takes: "text",
    perMinute: 6000,
    summary:
      "Eskiz's delivery report of an SMS, JSON or form data; authenticated by the message's secret path",
    params: z.object({ merchantId: id, id, key: z.string().max(100) }),
    body: z.string().default(""),
    reply: z.object({ isHeard: z.boolean() }),
  }),
  hearTelegramGateway: declareEndpoint({
    method: "POST",
    auth: "none",
    path: "/notifications/v1/telegram-gateway/{merchantId}/{id}/{key}",
    takes: "text",
    perMinute: 6000,
    summary:
      "Telegram Gateway's delivery report of a code, at the code's own path, signed by the account's token",
    params: z.object({ merchantId: id, id, key: z.string().max(100) }),
    headers: z.object({
      /** Unix time in seconds. */
      "x-request-timestamp": z.string().max(20).default(""),
      "x-request-signature": z.string().max(128).default(""),
    }),
    body: z.string().default(""),
    reply: z.object({ isHeard: z.boolean() }),
  }),
};

export type SmsAccount = z.infer<typeof smsAccount>;
export type ListedSmsMessage = z.infer<typeof smsMessage>;
