import { normalizeDigits } from "@dasturxon/domain/digits";
import { COURIER_STATUSES, DELIVERY_TYPES } from "@dasturxon/domain/courier-status";
import { WEEKDAYS } from "@dasturxon/domain/hours";
import { CURRENCIES } from "@dasturxon/domain/locale";
import { ORDER_STATUSES, SERVICE_TYPES, STORE_SERVICE_TYPES } from "@dasturxon/domain/order-status";
import { PAUSE_KINDS } from "@dasturxon/domain/pauses";
import { PAYMENT_TYPES } from "@dasturxon/domain/payment-type";
import { PROMO_STATES } from "@dasturxon/domain/promo";
import { OUT_OF_STOCK_ACTIONS } from "@dasturxon/domain/out-of-stock-action";
import {
  type Language,
  LANGUAGES,
  PLATFORM_LANGUAGES,
  toWireLanguage,
  type WireLanguage,
} from "@dasturxon/domain/language";
import { z } from "zod";

/** Id created by us (UUIDv7). Capital letters are accepted. */
export const id = z.uuid().toLowerCase();
/** Path parameters with one id. */
export const idParams = z.object({ id });

/** Text in the brand's languages. Any language may be missing. English is `eng` in the API. */
export const textByLanguage = z
  .object(
    Object.fromEntries(LANGUAGES.map((each) => [toWireLanguage(each), z.string().nullish()])) as Record<
      WireLanguage,
      z.ZodOptional<z.ZodNullable<z.ZodString>>
    >,
  )
  .meta({ "x-kind": "text" });

/** Text of a refusal in every language. None may be missing. English is `en` here. */
export const refusalDescription = z.object(
  Object.fromEntries(LANGUAGES.map((each) => [each, z.string()])) as Record<Language, z.ZodString>,
);

/** Maximum amount in a reply, in soʻm. */
export const MAX_MONEY = 1_000_000_000_000;
/** Integer amount in soʻm. */
export const money = z.int().min(0).max(MAX_MONEY).meta({ "x-kind": "sum" });
/** Whether the year is from 1900 to 2999. Server, database and browsers support these years with any UTC offset. */
const isSupportedInstant = (said: string): boolean => {
  const at = Date.parse(said);
  return at >= Date.UTC(1900, 0) && at < Date.UTC(3000, 0);
};
export const instant = z.iso
  .datetime({ offset: true })
  .refine(isSupportedInstant)
  .meta({ "x-kind": "instant" });
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
/** Language of messages to a customer. */
export const language = z.enum(LANGUAGES);

/** Language in a request. English is also accepted as `eng`, as in texts. */
export const requestLanguage = z
  .preprocess((said) => (said === "eng" ? "en" : said), language)
  .meta({ enum: [...language.options, "eng"] }) as z.ZodType<Language, Language | "eng">;

/** Language in which names of places are available. */
const placeNameLanguage = z.enum(PLATFORM_LANGUAGES);
type PlaceNameLanguage = z.infer<typeof placeNameLanguage>;
export const requestPlaceNameLanguage = z
  .preprocess((said) => (said === "eng" ? "en" : said), placeNameLanguage)
  .meta({ enum: [...placeNameLanguage.options, "eng"] }) as z.ZodType<
  PlaceNameLanguage,
  PlaceNameLanguage | "eng"
>;

/** Converts an empty value of a form field to null. */
export function acceptEmptyAsNull<S extends z.ZodType>(field: S) {
  return z.preprocess((said) => (said === "" ? null : said), field.nullable()) as unknown as z.ZodType<
    z.output<S> | null,
    z.input<S> | "" | null
  >;
}

export const serviceType = z.enum(STORE_SERVICE_TYPES);
export const anyServiceType = z.enum(SERVICE_TYPES);
export const currency = z.enum(CURRENCIES);
export const unit = z.enum(["KG", "LITER", "GRAMM", "COUNT"]);
const phoneText = z.string().overwrite(normalizeDigits).trim();
/**
 * Maximum length of a phone as entered. Longer than any phone number, because copied digits may contain keycap emoji
 * and marks.
 */
const MAX_PHONE_LENGTH = 40;
/** Phone of a person. The server checks the length by country, because rows stored earlier may have shorter numbers. */
export const phone = phoneText.min(7).max(MAX_PHONE_LENGTH);
/** Phone of a branch. It may be a short number of a call centre: 1234. */
export const branchPhone = phoneText.min(3).max(MAX_PHONE_LENGTH);

/** Typed digits, for example of a code. Accepts digits of any script, spaces and dashes. */
export const createTypedDigitsSchema = (pattern: RegExp) =>
  z
    .string()
    .overwrite((said) => normalizeDigits(said).replace(/[\s-]/g, ""))
    .regex(pattern);

/** Text that is mostly a number. Digits of any script are converted to 0–9. */
export const createDigitTextSchema = () => z.string().overwrite(normalizeDigits);

export const paymentType = z.enum(PAYMENT_TYPES);

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

export const orderStatus = z.enum(ORDER_STATUSES);

/** In the API an order without a courier has null, not the empty status. */
export const courierStatus = z.enum(COURIER_STATUSES).exclude([""]);

/** Delivery type: the brand's own couriers (`LAMENU`), a courier service, or an external courier (`CUSTOM`). */
export const deliveryType = z.enum(DELIVERY_TYPES);

/**
 * Action for an order line whose product is out of stock: call the customer, replace it by a similar one, or omit it.
 */
export const outOfStockAction = z.enum(OUT_OF_STOCK_ACTIONS);

/** Schema of a boolean in the query of a URL. */
export const queryFlag = z.stringbool().meta({ enum: ["true", "false"] });

/** State of a promo code. `sign_in`: too many attempts without a session. */
export const promoState = z.enum([...PROMO_STATES, "not_found", "sign_in"]);

/** Secret contained only in the table's QR code. */
export const tableSecret = z.string().min(1).max(100);

/** Key stored only on the phone of a group order's member. */
export const memberKey = z.string().min(1).max(120);

export const doneReply = z.object({ done: z.literal(true) });

export const pauseKind = z.enum(PAUSE_KINDS);

/**
 * Pause (`STOP`) or busy hour. `branchId` null: all branches. `categoryId` null: all products. `until` null: until
 * ended manually.
 */
export const pause = z.object({
  id,
  kind: pauseKind,
  branchId: id.nullable(),
  categoryId: id.nullable(),
  until: instant.nullable(),
  extraMinutes: z.int(),
  deliverySurcharge: money,
});

export type TextByLanguage = z.infer<typeof textByLanguage>;

/** Time in the format `HH:mm`, in the brand's time zone. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Days and hours of serving, in the brand's time zone. `to` at or before `from` is after midnight. */
export const timetable = z
  .array(
    z.object({
      days: z.array(z.enum(WEEKDAYS)).min(1).max(7),
      from: wallTime,
      to: wallTime,
    }),
  )
  .min(1)
  .max(20);

/** Price of an order, each item in soʻm. */
export const priceBreakdown = z.object({
  productCount: z.int(),
  /** Total of the products before discounts. */
  productPrice: money,
  productDiscount: money,
  totalProductPrice: money,
  promoProductDiscount: money,
  deliveryPrice: money,
  deliveryDiscount: money,
  servicePrice: money,
  cashback: money,
  totalDiscount: money,
  /** Price of the order, without the tip. */
  totalPrice: money,
  /** Tip for the courier, paid in addition to `totalPrice`; 0 if the order is not delivered. */
  tip: money,
});
