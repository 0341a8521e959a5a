import { z } from "zod";
import { priceBreakdown, id, instant, money, textByLanguage } from "../shapes.ts";

const seconds = z.int();
const productIds = z.array(id);
/** Amount of money as shown in the refusal's text, in the brand's currency. */
const refusalSumText = textByLanguage;
const openingTimeData = z.object({ opensAt: instant.nullable() });

/** Data of refusals in addition to the text, by code. Multilingual names may be added. */
export const refusalData = {
  busy: z.object({ seconds }),
  too_many_requests: z.object({ seconds }),
  /**
   * `present`: current state of the row on the server, with its last author. `rows`: for a change of several rows,
   * those rows whose stored version is newer than the version sent by the client.
   */
  stale_version: z.object({
    present: z.record(z.string(), z.unknown()).optional(),
    rows: z.array(z.object({ id, name: z.unknown() })).optional(),
  }),
  /** `most`: maximum number of pixels of a picture, in millions. */
  image_too_many_pixels: z.object({ width: z.int(), height: z.int(), most: z.int() }),
  already_exists: z.object({ field: z.string() }),
  /**
   * Reason for each draft that was not published: `code` is `conflict` or a refusal, `field` is the field concerned.
   */
  draft_conflict: z.object({
    drafts: z.array(z.object({ id, code: z.string(), field: z.string().nullable() })),
  }),
  in_use: z.object({ where: z.array(z.object({ what: z.string(), count: z.int() })) }),
  plan_limit: z.object({ limit: z.enum(["branches", "products", "domains"]), max: z.int(), used: z.int() }),
  code_cooldown: z.object({ seconds }),
  /** `madeId`: id of the row that the first call with this idempotency key created, if known. */
  idempotency_conflict: z.object({ madeId: id.nullish() }),
  /** `provider`: name of the provider. `currency`: name of the brand's currency. */
  payment_currency: z.object({ provider: z.string(), currency: textByLanguage }),
  too_many_cards: z.object({ max: z.int() }),
  too_many_orders: z.object({ max: z.int() }),
  /** `backAt`: time when the first product in `productIds` is sold again; null: unknown. */
  product_unavailable: z.object({ productIds, backAt: instant.nullable() }),
  not_served_now: z.object({ productIds, from: z.string(), to: z.string() }),
  part_unavailable: z.object({ productIds }),
  /** `max`: available stock of the first product in `productIds`. */
  not_enough_stock: z.object({ productIds, max: z.int() }),
  /** `min`: minimum quantity that the store requires of the first product in `productIds`. */
  count_too_small: z.object({ productIds, min: z.int() }),
  modifications_required: z.object({ min: z.int(), max: z.int() }),
  branch_closed: openingTimeData,
  day_off: openingTimeData,
  holiday: openingTimeData.extend({ name: textByLanguage }),
  /** `time`: closing time of the branch in the brand's time zone. */
  closes_before_ready: z.object({ time: z.string(), closesAt: instant }),
  paused_until: z.object({ time: z.string(), until: instant }),
  slot_full: z.object({ at: instant }),
  /** `missing`: amount missing in the basket, in soʻm. */
  minimum_amount: z.object({ amount: money, missing: money, sum: refusalSumText }),
  minimum_quantity: z.object({ quantity: z.int(), missing: z.int() }),
  promo_min_price: z.object({ minPrice: money, sum: refusalSumText }),
  /** `price`: present unit price of the product, in soʻm. */
  product_overpriced: z.object({
    products: z.array(z.object({ productId: id, price: money })),
    breakdown: priceBreakdown,
  }),
  cashback_exceeded: z.object({ max: money, sum: refusalSumText, breakdown: priceBreakdown.optional() }),
  tip_too_large: z.object({ max: money, sum: refusalSumText }),
  price_changed: z.object({ breakdown: priceBreakdown }),
  /** `left`: amount of the order that can still be refunded, in soʻm. */
  refund_amount_wrong: z.object({ left: money }),
  /** `more`: amount in soʻm by which the new total of a paid order exceeds the amount that the customer has paid. */
  paid_order_dearer: z.object({ more: money, sum: refusalSumText }),
  table_too_small: z.object({ chairs: z.int() }),
  too_many_reservations: z.object({ most: z.int() }),
};
