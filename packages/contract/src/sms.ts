import { SMS_GATEWAY_NAMES, SMS_KINDS } from "@dasturxon/domain/sms-gateways";
import { SMS_STATES } from "@dasturxon/domain/sms-state";
import { PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant, withDigits } from "./shapes.ts";

const OWNER = ["owner"] as const;
const MANAGING = ["owner", "manager"] as const;
const gateway = z.enum(SMS_GATEWAY_NAMES);
/** Hundredths of a soʻm: gateways count parts of it. */
const tiyin = z.int().min(0);

/** A text that went out, or should have; neither its words nor the whole number are kept. */
const smsMessage = z.object({
  id,
  kind: z.enum(SMS_KINDS),
  /** `+998 90 *** ** 33` */
  phone: z.string(),
  /** Null: none was asked. */
  gateway: gateway.nullable(),
  /** Whose account it was. */
  payer: z.enum(["brand", "platform"]).nullable(),
  state: z.enum(SMS_STATES),
  /** As gateways count: one is 160 Latin letters, or 70 with others among them. */
  parts: z.int(),
  costTiyin: tiyin,
  sentAt: instant,
  /** When the gateway told what became of it. */
  toldAt: instant.nullable(),
});

/** A brand's own account at a gateway. What is kept of it is never told again, not even to who put it in. */
const smsAccount = z.object({
  gateway,
  isOn: z.boolean(),
  /** Since when its credentials are kept; null: there are none. */
  filledAt: instant.nullable(),
  /** What a part of a text costs there, as the brand said; 0: it is not counted. */
  partTiyin: tiyin,
});

/** The texts that a brand had sent, and what their gateways tell of them [US-1]. */
export const sms = {
  smsMessages: endpoint({
    method: "GET",
    path: "/console/v1/sms-messages",
    auth: "staff",
    roles: MANAGING,
    summary: "A page of a day's texts, the newest first, and what this month's cost",
    query: z.object({
      /** `yyyy-mm-dd` on the brand's clock. */
      day: z.iso.date(),
      page: z.coerce.number().pipe(z.int().min(0).max(10_000)).default(0),
    }),
    reply: z.object({
      messages: z.array(smsMessage),
      /** How many the day has. */
      total: z.int(),
      /** Of the month that runs, without those that no gateway took. */
      month: z.object({
        count: z.int(),
        /** Those that the platform's accounts took. */
        platformCount: z.int(),
        parts: z.int(),
        brandTiyin: tiyin,
        platformTiyin: tiyin,
        /** What the platform pays at most; null: without limit. */
        limitTiyin: tiyin.nullable(),
        /** How many it brings at most; null: without limit. */
        most: z.int().nullable(),
      }),
    }),
    refusals: ["forbidden"],
  }),
  smsAccounts: endpoint({
    method: "GET",
    path: "/console/v1/sms-accounts",
    auth: "staff",
    roles: OWNER,
    summary: "The brand's own accounts at SMS gateways, without what is secret of them",
    reply: z.object({
      accounts: z.array(smsAccount),
      /** The platform has an account: it sends where the brand has none. */
      isPlatformThere: z.boolean(),
    }),
    refusals: ["forbidden"],
  }),
  changeSmsAccount: endpoint({
    method: "PUT",
    path: "/console/v1/sms-accounts/{gateway}",
    auth: "staff",
    roles: OWNER,
    summary: "Switches an account on or off, and keeps new credentials in the place of those before",
    params: z.object({ gateway }),
    body: z.object({
      isOn: z.boolean(),
      partTiyin: tiyin.max(1_000_000),
      /** Every field of the gateway; left out: those before stay. */
      credentials: z.record(z.string().max(40), z.string().trim().min(1).max(200)).optional(),
    }),
    reply: smsAccount,
    refusals: ["bad_request", "forbidden"],
  }),
  trySmsAccount: endpoint({
    method: "POST",
    path: "/console/v1/sms-accounts/{gateway}/try",
    auth: "staff",
    roles: OWNER,
    perMinute: 10,
    summary: "Sends a text to a phone of the caller by this account alone, out of the purse of all texts",
    params: z.object({ gateway }),
    body: z.object({ phone: withDigits().max(40), language: z.enum(PLATFORM_LANGUAGES).default("uz") }),
    /** `unknown`: the gateway gave no answer; it may come. */
    reply: z.object({ end: z.enum(["taken", "unknown", "refused"]) }),
    refusals: ["forbidden", "phone_invalid", "too_many_requests"],
  }),
  hearEskiz: endpoint({
    method: "POST",
    auth: "none",
    path: "/notifications/v1/eskiz/{merchantId}/{id}/{key}",
    takes: "text",
    perMinute: 6000,
    summary: "Eskiz's call about a text, JSON or a form; who knows the text's own path is believed",
    params: z.object({ merchantId: id, id, key: z.string().max(100) }),
    body: z.string().default(""),
    reply: z.object({ isHeard: z.boolean() }),
  }),
  hearTelegramGateway: endpoint({
    method: "POST",
    auth: "none",
    path: "/notifications/v1/telegram-gateway/{merchantId}/{id}/{key}",
    takes: "text",
    perMinute: 6000,
    summary: "Telegram Gateway's call about a code, at the code's own path and signed by the account's token",
    params: z.object({ merchantId: id, id, key: z.string().max(100) }),
    headers: z.object({
      /** Seconds since 1970. */
      "x-request-timestamp": z.string().max(20).default(""),
      "x-request-signature": z.string().max(128).default(""),
    }),
    body: z.string().default(""),
    reply: z.object({ isHeard: z.boolean() }),
  }),
};

export type SmsAccount = z.infer<typeof smsAccount>;
export type SmsListed = z.infer<typeof smsMessage>;
