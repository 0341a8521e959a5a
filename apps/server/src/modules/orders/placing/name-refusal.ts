import type { OrderBreakdown } from "@dasturxon/contract";
import { MOST_SUM } from "@dasturxon/contract/shapes";
import { formatTime } from "@dasturxon/domain/format";
import { mainFirst, type Text } from "@dasturxon/domain/text";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import type { OrderDecision } from "./decide-order.ts";
import type { PlacingFacts } from "./queries.ts";

type Obstacle = OrderDecision["refusals"][number];

/** What a message tells of a choice without an upper bound. */
const MOST_CHOICES = 99;

/** A reason of the rules as the contract's refusal, with the names that its text needs, the brand's language first. */
export function nameRefusal(obstacle: Obstacle, facts: PlacingFacts, decision: OrderDecision): Refused {
  const { code, data } = refusalOf(obstacle, facts, decision);
  const names = Object.entries({ name: data.name, part: data.part }).flatMap(([key, text]) =>
    text !== null && typeof text === "object" ? [[key, mainFirst(text, facts.settings.mainLanguage)]] : [],
  );
  return refuse(code, { ...data, ...Object.fromEntries(names) });
}

function refusalOf(obstacle: Obstacle, facts: PlacingFacts, decision: OrderDecision): Refused {
  // Names travel in every language: each description is told in its own.
  const nameOf = (productId: string | undefined) =>
    facts.products.find((product) => product.id === productId)?.name;
  switch (obstacle.code) {
    case "empty_basket":
      return refuse("basket_empty");
    case "product_unavailable": {
      const [first] = obstacle.products;
      if (first?.state.state === "off_hours") return notServed(first.state, nameOf(first.productId), first);
      const productIds = obstacle.products.map((product) => product.productId);
      const known = new Set(facts.products.map((product) => product.id));
      const unknown = productIds.filter((id) => !known.has(id));
      if (unknown.length > 0) {
        const index = decision.lines.findIndex((line) => line.productId === unknown[0]);
        return refuse("product_not_found", { field: `cartItems.${index}.productId`, productIds: unknown });
      }
      const until = first?.state.state === "stopped" ? first.state.until : null;
      const backAt = until?.toISOString() ?? null;
      return refuse("product_unavailable", { name: nameOf(productIds[0]), productIds, backAt });
    }
    case "part_unavailable": {
      const [first] = obstacle.products;
      const part = partName(facts, first);
      if (first?.state.state === "off_hours") return notServed(first.state, part, first);
      const productIds = obstacle.products.map((product) => product.productId);
      return refuse("part_unavailable", { name: nameOf(first?.productId), part, productIds });
    }
    case "stock": {
      const [first] = obstacle.products;
      const data = { name: nameOf(first?.productId), max: first?.maximum ?? 0 };
      return refuse("not_enough_stock", { ...data, productIds: obstacle.products.map((p) => p.productId) });
    }
    case "modifications":
      return modificationsRefusal(obstacle, facts);
    case "branch_missing":
      return refuse("branch_not_found", { field: "branchId" });
    case "branch_closed":
      return refuse("branch_closed", { opensAt: obstacle.opensAt?.toISOString() ?? null });
    case "day_off":
      return refuse("day_off", { opensAt: obstacle.opensAt?.toISOString() ?? null });
    case "service_not_enabled":
    case "service_not_available":
      return refuse("service_not_available", { field: "serviceType" });
    case "address_missing":
      return refuse("address_required", { field: "address" });
    case "out_of_zone":
      return refuse("out_of_zone", { field: "address" });
    case "minimum_amount":
      return refuse("minimum_amount", { amount: obstacle.minimum, missing: obstacle.missing });
    case "payment_not_allowed":
      return refuse("payment_not_allowed", { field: "paymentType" });
    case "phone_missing":
      return refuse("phone_required", { field: "receiver.phone" });
    case "paused":
      return pausedRefusal(obstacle.until, facts);
    case "slot_full":
      return refuse("slot_full", { field: "time", at: obstacle.at.toISOString() });
    case "slot_not_kept":
      return refuse("slot_closed", { field: "time" });
    case "table_not_found":
      return refuse("table_not_found", { field: "tableId" });
    case "promo_not_found":
      return refuse("promo_not_found", { field: "promoCode" });
    case "promo":
      return promoRefusal(obstacle.check);
    case "product_overpriced":
      return refuse("product_overpriced", {
        name: nameOf(obstacle.products[0]?.productId),
        products: obstacle.products,
        breakdown: shownBreakdown(decision),
      });
    case "cashback_exceeded":
      return refuse("cashback_exceeded", {
        field: "cashback",
        max: obstacle.max,
        breakdown: shownBreakdown(decision),
      });
    case "price_changed":
      return refuse("price_changed", { breakdown: shownBreakdown(decision), field: "totalPrice" });
  }
}

/** Orders are paused: told with the hour that they come back at, on the brand's clock. */
function pausedRefusal(until: Date | null, facts: PlacingFacts): Refused {
  if (until === null) return refuse("paused");
  const time = formatTime(until, facts.settings.timeZone);
  return refuse("paused_until", { time, until: until.toISOString() });
}

/** The part's own name; of one that is gone, the name that the set gave it. */
function partName(
  facts: PlacingFacts,
  lacking: { productId: string; partId: string } | undefined,
): Text | undefined {
  const product = facts.products.find(({ id }) => id === lacking?.partId);
  const set = facts.products.find(({ id }) => id === lacking?.productId);
  const choices = set?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return product?.name ?? choices.find(({ productId }) => productId === lacking?.partId)?.name;
}

/** It is served at other hours of the day; the asked time of a later order counts. */
function notServed(
  hours: { from: string; to: string },
  name: Text | undefined,
  of: { productId: string },
): Refused {
  return refuse("not_served_now", { name, from: hours.from, to: hours.to, productIds: [of.productId] });
}

type PromoObstacle = Extract<Obstacle, { code: "promo" }>;
type ModificationsObstacle = Extract<Obstacle, { code: "modifications" }>;

function promoRefusal(check: PromoObstacle["check"]): Refused {
  const field = "promoCode";
  if (check.state === "min_price") return refuse("promo_min_price", { field, minPrice: check.minPrice });
  return refuse(`promo_${check.state}`, { field });
}

/** The group's bounds by the product's name, else those of the one modification that was taken too often. */
function modificationsRefusal(obstacle: ModificationsObstacle, facts: PlacingFacts): Refused {
  const [line] = obstacle.lines;
  const product = facts.products.find(({ id }) => id === line?.productId);
  const field = `cartItems.${line?.index ?? 0}.modifications`;
  const bounds = line?.problems.find((problem) => "minimum" in problem);
  if (bounds && "minimum" in bounds) {
    const range = { min: bounds.minimum, max: bounds.maximum ?? MOST_CHOICES };
    return refuse("modifications_required", { name: product?.name, ...range, field });
  }
  const choices = product?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  const tooMany = choices.find(({ id }) =>
    line?.problems.some((each) => each.problem === "bad_count" && each.modificationId === id),
  );
  const max = tooMany?.maxCount ?? MOST_CHOICES;
  return refuse("modifications_required", { name: tooMany?.name ?? product?.name, min: 0, max, field });
}

/** Refuses a basket worth more than a sum can be told; nobody wants one, somebody tries it [AP-2]. */
export function refuseTooMuch({ breakdown }: Pick<OrderDecision, "breakdown">): Refused | null {
  const isTooMuch = Math.max(breakdown.productPrice, breakdown.totalPrice) > MOST_SUM;
  return isTooMuch ? refuse("bad_request", { field: "cartItems", in: "body" }) : null;
}

/** A customer has all the open orders that he may have; the store answers one, or he cancels it. */
export function refuseTooManyOrders(
  { openOrders }: Pick<PlacingFacts, "openOrders">,
  { mostOpen }: { mostOpen: number },
): Refused<"too_many_orders"> | null {
  return mostOpen > 0 && openOrders >= mostOpen ? refuse("too_many_orders", { max: mostOpen }) : null;
}

/** The breakdown in the contract's shape: what is stored, shown and sent. */
export function shownBreakdown({ breakdown }: Pick<OrderDecision, "breakdown">): OrderBreakdown {
  return {
    productCount: breakdown.productCount,
    productPrice: breakdown.productPrice,
    productDiscount: breakdown.productDiscount,
    totalProductPrice: breakdown.totalProductPrice,
    promoProductDiscount: breakdown.promoProductDiscount,
    deliveryPrice: breakdown.deliveryPrice,
    deliveryDiscount: breakdown.deliveryDiscount,
    servicePrice: breakdown.servicePrice,
    cashback: breakdown.cashback,
    totalDiscount: breakdown.totalDiscount,
    totalPrice: breakdown.totalPrice,
  };
}
