import { z } from "zod";

/** An id made by us: UUIDv7; capital letters of a client are the same id. */
export const id = z.uuid().toLowerCase();

/** Text in the brand's languages; any may be missing. Wire name of English is `eng`. */
export const text = z.object({
  uz: z.string().nullish(),
  ru: z.string().nullish(),
  eng: z.string().nullish(),
  ar: z.string().nullish(),
  kz: z.string().nullish(),
  tr: z.string().nullish(),
  zh: z.string().nullish(),
});

/** What a person reads of a refusal, in every language; none may be missing. Here English is `en`. */
export const description = z.object({
  uz: z.string(),
  ru: z.string(),
  en: z.string(),
  ar: z.string(),
  kz: z.string(),
  tr: z.string(),
  zh: z.string(),
});

/** The largest sum that a reply may tell. */
export const MOST_SUM = 1_000_000_000_000;
/** Whole sum. */
export const sum = z.int().min(0).max(MOST_SUM);
export const instant = z.iso.datetime({ offset: true });
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const language = z.enum(["uz", "ru", "en"]);
type Language = z.infer<typeof language>;

/** A language as it is sent: English may bear its name in texts, `eng`. */
export const sentLanguage = z
  .preprocess((said) => (said === "eng" ? "en" : said), language)
  .meta({ enum: ["uz", "ru", "en", "eng"] }) as z.ZodType<Language, Language | "eng">;

/** What a form sends of a field that was left or made empty: null. */
export function orEmpty<S extends z.ZodType>(field: S) {
  return z.preprocess((said) => (said === "" ? null : said), field.nullable()) as unknown as z.ZodType<
    z.output<S> | null,
    z.input<S> | "" | null
  >;
}

export const serviceType = z.enum(["DELIVERY", "PICK_UP", "DINE_IN"]);
export const anyServiceType = z.enum(["DELIVERY", "PICK_UP", "DINE_IN", "YANDEX_EATS", "EXPRESS_24"]);
export const unit = z.enum(["KG", "LITER", "GRAMM", "COUNT"]);
export const phone = z.string().trim().min(7).max(24);

export const paymentType = z.enum([
  "CASH",
  "CLICK",
  "PAYNET",
  "TERMINAL",
  "PAYME",
  "UZUM",
  "OTHER",
  "RAHMAT",
  "PAYZE",
  "CLICK_MINI_APP",
]);

export const orderDevice = z.enum([
  "LAPOSTER",
  "OPERATOR",
  "INSTAGRAM",
  "CLIENT_APP",
  "TELEGRAM_BOT",
  "CLIENT",
  "CLIENT_WEB",
  "CLIENT_IOS",
  "CLICK_MINI_APP",
  "CLIENT_ANDROID",
  "CLIENT_WEB_MOBILE",
  "CLIENT_WEB_DESKTOP",
  "INTEGRATION_APP",
]);

export const orderStatus = z.enum([
  "OPEN",
  "AT_TIME",
  "CREATED",
  "ACCEPTED",
  "COOKING",
  "DONE",
  "ATTACHED",
  "ON_WAY",
  "DELIVERED",
  "CLOSED",
  "CANCELED",
]);

export const courierStatus = z.enum([
  "PERFORMER_LOOK_UP",
  "PERFORMER_FOUND",
  "PERFORMER_NOT_FOUND",
  "PERFORMER_PICK_UP_ARRIVED",
  "PERFORMER_PICKUPED",
  "PERFORMER_ARRIVED",
  "PERFORMER_DELIVERED_FINISH",
  "PERFORMER_RETURNING",
  "PERFORMER_RETURN_ARRIVED",
  "PERFORMER_RETURNED_FINISH",
  "NEW_ORDER",
  "ESTIMATING_FAILED",
  "READY_FOR_APPROVAL",
  "FAILED",
  "CANCELLED",
  "ACCEPTED",
]);

/** Who brings an order: the brand's own couriers (LAMENU) or a service. */
export const deliveryType = z.enum(["LAMENU", "YANDEX", "CUSTOM"]);

/** A switch in a query. */
export const flag = z.stringbool().meta({ enum: ["true", "false"] });

/** What became of a promo code; `sign_in`: somebody without a session has tried many. */
export const promoState = z.enum([
  "added",
  "not_found",
  "not_active",
  "not_started",
  "expired",
  "min_price",
  "used_up",
  "sign_in",
]);

/** What only the QR code on a table tells. */
export const tableSecret = z.string().min(1).max(100);

export const done = z.object({ done: z.literal(true) });

/** A pause (`STOP`) or a busy hour; no branch: every branch, no category: everything, no end: until lifted. */
export const pause = z.object({
  id,
  kind: z.enum(["STOP", "BUSY"]),
  branchId: id.nullable(),
  categoryId: id.nullable(),
  until: instant.nullable(),
  extraMinutes: z.int(),
  deliverySurcharge: sum,
});

export type Text = z.infer<typeof text>;

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Days and hours when something is served, on the brand's clock; `to` at or before `from` is past midnight. */
export const timetable = z
  .array(
    z.object({
      days: z
        .array(z.enum(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]))
        .min(1)
        .max(7),
      from: wallTime,
      to: wallTime,
    }),
  )
  .min(1)
  .max(20);
