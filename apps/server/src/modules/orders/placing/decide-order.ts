import type { OrderLine, Tariff } from "@dasturxon/contract";
import type { ParsedOrder } from "./parsed-order.ts";
import { productState } from "@dasturxon/domain/availability";
import type { ServiceType } from "@dasturxon/domain/order-status";
import { busyNow, categoryPause, longerStop } from "@dasturxon/domain/pauses";
import { allowedPayments, channelOf } from "@dasturxon/domain/payment-type";
import { canPlace, type PlaceRefusal } from "@dasturxon/domain/place";
import { type Breakdown, priceCart } from "@dasturxon/domain/pricing";
import { checkPromo, type PromoCheck } from "@dasturxon/domain/promo";
import { canCalculateTariff } from "@dasturxon/domain/tariff";
import { chooseTariff } from "../../deliveries/index.ts";
import type { PlacingFacts, PlacingProduct } from "./queries.ts";
import { overpriced, type Overpriced } from "./overpriced.ts";
import { chosenParts, soldParts } from "./set-parts.ts";
import { type KitchenRefusal, weighKitchen } from "../kitchen-load/check-kitchen-load.ts";

export interface DecisionContext {
  now: Date;
  /** The asked moment of a later order; null: as soon as possible. */
  deliverAt: Date | null;
  /** The total that the customer saw, sum; null where nothing was shown. */
  shownTotal: number | null;
  /** False where the installation has nobody to take this kind of payment. */
  hasProvider?: boolean;
}

/** What an order would be: its lines as sold, its prices, its times, and all that stands in its way. */
export interface OrderDecision {
  lines: OrderLine[];
  breakdown: Breakdown;
  tariff: Tariff | null;
  promo: PromoCheck | { state: "not_found" } | null;
  /** Minutes in the kitchen. */
  preparationMinutes: number;
  /** The quarter of an hour that it is handed over in, and the cooking minutes that it takes of it. */
  slotAt: Date;
  loadMinutes: number;
  refusals: (
    | PlaceRefusal
    | KitchenRefusal
    | { code: "service_not_available" }
    | { code: "table_not_found" }
    | Overpriced
    | { code: "promo_not_found" }
    | { code: "cashback_exceeded"; max: number }
  )[];
}

/** Decides about an order from loaded facts alone; quoting and placing run the same decision [BK-8, BK-10]. */
export function decideOrder(body: ParsedOrder, facts: PlacingFacts, context: DecisionContext): OrderDecision {
  const products = new Map(facts.products.map((product) => [product.id, product]));
  const items = body.cartItems.map((item) => {
    const product = products.get(item.productId);
    return { ...item, product, parts: chosenParts(product, item.modifications, products) };
  });
  const lines = items.map((item) => priceableLine(item, item.product, products));
  const priced = { lines, serviceType: body.serviceType, serviceFee: facts.settings };
  const goods = priceCart(priced);
  const promo = facts.promo && promoCheck(facts, goods, context.now);
  const busy = busyNow(facts.pauses, {
    now: context.now,
    branchId: body.branchId,
    at: context.deliverAt,
  });
  const tariff = tariffOf(body, facts, {
    productPrice: goods.totalProductPrice,
    surcharge: busy.deliverySurcharge,
  });
  const breakdown = priceCart({
    ...priced,
    promo: promo?.state === "added" ? facts.promo : null,
    deliveryPrice: isTariff(tariff) ? tariff.price : 0,
    cashbackWanted: facts.settings.features.cashback ? body.cashback : 0,
    cashbackBalance: facts.cashbackBalance,
  });
  const preparationMinutes =
    busy.extraMinutes +
    Math.max(
      facts.branch?.preparationMinutes ?? 0,
      ...items.flatMap(({ product, parts }) =>
        [product, ...parts.map((part) => part.product)].map((each) => each?.timeCookingMax ?? 0),
      ),
    );
  const state = (product: PlacingProduct | null | undefined) =>
    stateOf(product, body.serviceType, {
      facts,
      now: context.now,
      wantedAt: context.deliverAt,
      timeZone: facts.settings.timeZone,
    });
  const road = isTariff(tariff) ? tariff.minutes : 0;
  const minutes = preparationMinutes + road;
  const kitchen = weighKitchen(facts, { ...context, minutes, items });
  const refusals = canPlace({
    lines: items.map(({ product, parts, ...item }) => ({
      productId: item.productId,
      count: item.count,
      state: state(product),
      parts: parts.map((part) => ({ ...part, state: state(part.product) })),
      modificationGroups: product?.modificationGroups.map((group) => ({
        ...group,
        minimum: group.min,
        maximum: group.max,
      })),
      chosen: item.modifications,
    })),
    stock: new Map(facts.products.map((product) => [product.id, product.count])),
    serviceType: body.serviceType,
    enabledServices: enabledServices(facts),
    branch: facts.branch && { isActive: true, workHours: facts.branch.workHours },
    now: context.now,
    timeZone: facts.settings.timeZone,
    deliverAt: context.deliverAt,
    prepareMinutes: minutes,
    point: body.address ? [body.address.longitude, body.address.latitude] : null,
    shouldValidateDeliveryArea: facts.settings.shouldValidateDeliveryArea,
    regions: facts.regions,
    minimalDeliveryPrice: facts.settings.minimalDeliveryPrice,
    paymentType: body.paymentType,
    allowedPayments: context.hasProvider === false ? [] : paymentsFor(body, facts),
    phone: body.receiver?.phone ?? facts.customer?.phone ?? null,
    promo,
    breakdown,
    shownTotal: context.shownTotal,
  });
  const isCodeUnknown = Boolean(body.promoCode) && !facts.promo;
  return {
    lines: lines.map((line, index) => {
      const sold = soldLine(line, products.get(line.productId), breakdown.lines[index]);
      return { ...sold, parts: soldParts(items[index]?.parts ?? [], { total: sold.totalPrice }) };
    }),
    breakdown,
    tariff: isTariff(tariff) ? tariff : null,
    promo: isCodeUnknown ? { state: "not_found" } : promo,
    preparationMinutes,
    slotAt: kitchen.slotAt,
    loadMinutes: kitchen.loadMinutes,
    refusals: [
      ...kitchen.refusals.filter(({ code }) => code === "paused"),
      ...(tariff === "service_not_available" ? [{ code: tariff } as const] : []),
      ...(isTableUnknown(body, facts) ? [{ code: "table_not_found" } as const] : []),
      ...(isCodeUnknown ? [{ code: "promo_not_found" } as const] : []),
      ...refusals.filter(({ code }) => code !== "price_changed"),
      ...overpriced(body, breakdown),
      // Of a balance that went away meanwhile the other total is only the consequence.
      ...refusals.flatMap((refusal) =>
        refusal.code === "price_changed"
          ? [body.cashback > breakdown.cashback ? tooMuchCashback(breakdown) : refusal]
          : [],
      ),
      ...kitchen.refusals.filter(({ code }) => code === "slot_full"),
    ],
  };
}

function tooMuchCashback({ cashback }: Breakdown) {
  return { code: "cashback_exceeded", max: cashback } as const;
}

type Item = ParsedOrder["cartItems"][number];

function priceableLine(
  item: Item,
  product: PlacingProduct | undefined,
  products: ReadonlyMap<string, PlacingProduct>,
) {
  const offered = product?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return {
    productId: item.productId,
    count: item.count,
    costPrice: product?.costPrice ?? 0,
    discountPercent: product?.discount ?? 0,
    modifications: item.modifications.flatMap((chosen) => {
      const modification = offered.find((candidate) => candidate.id === chosen.id);
      if (!modification) return [];
      const name = products.get(modification.productId ?? "")?.name ?? modification.name;
      // More than allowed is refused; what it would cost need not be reckoned.
      return [{ ...modification, name, count: Math.min(chosen.count, modification.maxCount) }];
    }),
  };
}

function soldLine(
  line: ReturnType<typeof priceableLine>,
  product: PlacingProduct | undefined,
  priced: Breakdown["lines"][number] | undefined,
): Omit<OrderLine, "parts"> {
  return {
    productId: line.productId,
    name: product?.name ?? {},
    image: product?.image ?? null,
    imageGround: product?.imageGround ?? null,
    count: line.count,
    unitPrice: priced?.unitPrice ?? 0,
    unitOldPrice: priced?.oldPrice ?? 0,
    totalPrice: priced?.total ?? 0,
    modifications: line.modifications.map(({ id, name, price, count }) => ({ id, name, price, count })),
  };
}

function stateOf(
  product: PlacingProduct | null | undefined,
  serviceType: ServiceType,
  at: { facts: PlacingFacts; now: Date; wantedAt: Date | null; timeZone: string },
) {
  if (!product?.isSoldHere) return { state: "not_in_branch" as const };
  if (serviceType === "DELIVERY" && !product.isDeliverable) return { state: "not_in_branch" as const };
  // What is left is judged over the whole basket, with the number that still fits.
  const { branch, pauses } = at.facts;
  const { categoryId } = product;
  const pause = branch && categoryPause(pauses, { now: at.now, branchId: branch.id, categoryId });
  const stop = longerStop(product.stop, pause);
  return productState({ stop, stock: null, timetable: product.timetable }, at);
}

function promoCheck(facts: PlacingFacts, goods: Breakdown, now: Date): PromoCheck | null {
  const { promo } = facts;
  if (!promo) return null;
  // No code counts while the brand has codes switched off [BR-14].
  if (!facts.settings.features.promo) return { state: "not_active" };
  return checkPromo(
    { ...promo, usageLimit: promo.totalLimit, usageLimitPerCustomer: promo.perCustomerLimit },
    { productPrice: goods.totalProductPrice, now, used: promo.used, usedByCustomer: promo.usedByCustomer },
  );
}

function tariffOf(
  body: ParsedOrder,
  facts: PlacingFacts,
  { productPrice, surcharge }: { productPrice: number; surcharge: number },
) {
  const { branch } = facts;
  const { address } = body;
  const isAsked = canCalculateTariff({
    productPrice,
    hasCoordinates: Boolean(address),
    hasBranch: branch !== null,
  });
  if (body.serviceType !== "DELIVERY" || !isAsked || !branch || !address) return null;
  const isAreaValidated = facts.settings.shouldValidateDeliveryArea;
  const { regions } = facts;
  return chooseTariff({ branch, point: address, regions, productPrice, surcharge, isAreaValidated });
}

/** The method asked for, if the brand takes it by the order's channel [CH-6]. */
function paymentsFor(body: ParsedOrder, { payment }: PlacingFacts) {
  const isAtTable = body.serviceType === "DINE_IN" && Boolean(body.tableId);
  return payment ? allowedPayments([payment], channelOf({ orderDevice: body.orderDevice, isAtTable })) : [];
}

/** Served at a table means at one of the branch's own. */
function isTableUnknown({ serviceType, tableId, branchId }: ParsedOrder, { table }: PlacingFacts): boolean {
  return serviceType === "DINE_IN" && Boolean(tableId) && table?.branchId !== branchId.toLowerCase();
}

function isTariff(tariff: ReturnType<typeof tariffOf>): tariff is Tariff {
  return tariff !== null && typeof tariff === "object";
}

function enabledServices(facts: PlacingFacts): ServiceType[] {
  const { features } = facts.settings;
  const branch = facts.branch?.settings;
  const services: ServiceType[] = [];
  if (features.delivery && branch?.deliveryEnabled) services.push("DELIVERY");
  if (features.pickup && branch?.pickupEnabled) services.push("PICK_UP");
  if (features.dineIn && branch?.dineinEnabled) services.push("DINE_IN");
  return services;
}
