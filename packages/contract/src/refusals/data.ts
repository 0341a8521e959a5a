import { z } from "zod";
import { breakdown, id, instant, money, text } from "../shapes.ts";

const seconds = z.int();
const productIds = z.array(id);
/** The amount of money as the text shows it, in the currency of the brand. */
const sum = text;
const opensAt = z.object({ opensAt: instant.nullable() });

/** What a refusal tells besides its text, by its code; names in every language may stand beside. */
export const refusalData = {
  busy: z.object({ seconds }),
  too_many_requests: z.object({ seconds }),
  /** Of what people keep: the row as it is now, with who changed it; of many the rows that were changed since. */
  stale_version: z.object({
    present: z.record(z.string(), z.unknown()).optional(),
    rows: z.array(z.object({ id, name: z.unknown() })).optional(),
  }),
  /** `most`: maximum size in megapixels. */
  image_too_many_pixels: z.object({ width: z.int(), height: z.int(), most: z.int() }),
  already_exists: z.object({ field: z.string() }),
  /** `code`: why each of them was not written, `conflict` or a refusal's; `field`: by which of its fields. */
  draft_conflict: z.object({
    drafts: z.array(z.object({ id, code: z.string(), field: z.string().nullable() })),
  }),
  in_use: z.object({ where: z.array(z.object({ what: z.string(), count: z.int() })) }),
  plan_limit: z.object({ limit: z.enum(["branches", "products", "domains"]), max: z.int(), used: z.int() }),
  code_cooldown: z.object({ seconds }),
  /** `madeId`: what the first call under the key made, where it is known. */
  idempotency_conflict: z.object({ madeId: id.nullish() }),
  too_many_cards: z.object({ max: z.int() }),
  too_many_orders: z.object({ max: z.int() }),
  /** `backAt`: when the first of them is sold again, where that is known. */
  product_unavailable: z.object({ productIds, backAt: instant.nullable() }),
  not_served_now: z.object({ productIds, from: z.string(), to: z.string() }),
  part_unavailable: z.object({ productIds }),
  /** `max`: how many there are of the first of them. */
  not_enough_stock: z.object({ productIds, max: z.int() }),
  /** `min`: the least count that the first of them is sold in. */
  count_too_small: z.object({ productIds, min: z.int() }),
  modifications_required: z.object({ min: z.int(), max: z.int() }),
  branch_closed: opensAt,
  day_off: opensAt,
  holiday: opensAt.extend({ name: text }),
  /** `time`: of closing, on the brand's clock. */
  closes_before_ready: z.object({ time: z.string(), closesAt: instant }),
  paused_until: z.object({ time: z.string(), until: instant }),
  slot_full: z.object({ at: instant }),
  /** `missing`: what the basket lacks of it, sum. */
  minimum_amount: z.object({ amount: money, missing: money, sum }),
  minimum_quantity: z.object({ quantity: z.int(), missing: z.int() }),
  promo_min_price: z.object({ minPrice: money, sum }),
  /** `price`: what one costs now. */
  product_overpriced: z.object({
    products: z.array(z.object({ productId: id, price: money })),
    breakdown,
  }),
  cashback_exceeded: z.object({ max: money, sum, breakdown: breakdown.optional() }),
  price_changed: z.object({ breakdown }),
  /** `left`: what is left of the order's money. */
  refund_amount_wrong: z.object({ left: money }),
  /** `more`: what having it that way costs above what was paid, sum. */
  paid_order_dearer: z.object({ more: money, sum }),
  table_too_small: z.object({ chairs: z.int() }),
  too_many_reservations: z.object({ most: z.int() }),
};
