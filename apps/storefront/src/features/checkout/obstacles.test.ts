import { expect, test } from "vitest";
import type { OrderQuote } from "@dasturxon/contract";
import { WEEK_NAMES } from "@dasturxon/domain/hours";
import { priceCart } from "@dasturxon/domain/pricing";
import { draftStore } from "./draft.ts";
import { cardOf, firstObstacle } from "./obstacles.ts";
import type { ObstacleInput } from "./obstacles.ts";

const NOON = Date.parse("2026-11-25T12:00:00+05:00");
const NIGHT = Date.parse("2026-11-25T03:00:00+05:00");
const hours = WEEK_NAMES.map((weekName) => ({ weekName, open: "10:00", close: "23:00", isDayOff: false }));
const breakdown = priceCart({
  lines: [{ productId: "p", costPrice: 50_000, count: 1 }],
  serviceType: "DELIVERY",
});

function input(change: Partial<ObstacleInput> = {}): ObstacleInput {
  return {
    basics: {
      serviceType: "DELIVERY",
      branchId: "b",
      cartItems: [{ productId: "p", count: 1, modifications: [] }],
      address: { streetName: "Chilonzor", latitude: 41.3, longitude: 69.2 },
    },
    branch: { isActive: true, workHours: [{ type: "DELIVERY", hours }] },
    draft: draftStore.get(),
    breakdown,
    hasLineProblems: false,
    minimalDeliveryPrice: 40_000,
    paymentType: "CASH",
    quote: null,
    now: NOON,
    timeZone: "Asia/Tashkent",
    ...change,
  };
}

const quoteWith = (...codes: string[]) =>
  ({
    obstacles: codes.map((code) => ({ code, description: { uz: "", ru: "", en: "" }, data: {} })),
  }) as Partial<OrderQuote> as OrderQuote;

test("an order that is whole has nothing in its way", () => {
  expect(firstObstacle(input())).toBeNull();
});

test("[MN-7] a stopped product in the basket comes before everything else", () => {
  expect(firstObstacle(input({ hasLineProblems: true, paymentType: null }))).toEqual({
    code: "product_unavailable",
    card: "basket",
  });
});

test("a delivery needs its address", () => {
  const { basics } = input();
  expect(firstObstacle(input({ basics: basics && { ...basics, address: null } }))).toMatchObject({
    card: "where",
  });
});

test("[CH-3] below the minimum of a delivery the basket has to grow", () => {
  expect(firstObstacle(input({ minimalDeliveryPrice: 60_000 }))).toMatchObject({ code: "minimum_amount" });
});

test("[CH-2] a closed branch takes no order for now, but one for a chosen time", () => {
  expect(firstObstacle(input({ now: NIGHT }))).toEqual({ code: "branch_closed", card: "when" });
  const draft = { ...draftStore.get(), isLater: true };
  expect(firstObstacle(input({ now: NIGHT, draft }))).toEqual({ code: "slot_missing", card: "when" });
  const chosen = { ...draft, slot: { day: "2026-11-25", time: "12:30" } };
  const quote = quoteWith("branch_closed");
  expect(firstObstacle(input({ now: NIGHT, draft: chosen, quote }))).toBeNull();
});

test("[CH-10] another receiver needs a whole phone", () => {
  const draft = { ...draftStore.get(), isOtherReceiver: true, receiverPhone: "+99890" };
  expect(firstObstacle(input({ draft }))).toMatchObject({ code: "receiver_phone", card: "who" });
  expect(firstObstacle(input({ draft: { ...draft, receiverPhone: "+998901234567" } }))).toBeNull();
});

test("[CH-6] without a way to pay nothing can be ordered", () => {
  expect(firstObstacle(input({ paymentType: null }))).toMatchObject({ card: "pay" });
});

test("[CH-4] what only the server knows stands in the way too; a promo code that does not count does not", () => {
  expect(firstObstacle(input({ quote: quoteWith("out_of_zone") }))).toEqual({
    code: "out_of_zone",
    card: "where",
  });
  expect(firstObstacle(input({ quote: quoteWith("promo_expired", "phone_required") }))).toBeNull();
});

test("every refusal of placing leads to a card", () => {
  expect([
    cardOf("slot_full"),
    cardOf("promo_used_up"),
    cardOf("cashback_exceeded"),
    cardOf("unheard_of"),
  ]).toEqual(["when", "promo", "promo", "basket"]);
});
