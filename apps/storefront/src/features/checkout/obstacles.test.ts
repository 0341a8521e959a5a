import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OrderQuote } from "@dasturxon/contract";
import { placingRefusals } from "@dasturxon/contract/refusals/placing";
import { WEEKDAYS } from "@dasturxon/domain/hours";
import { calculateBasketPrice } from "@dasturxon/domain/pricing";
import { checkoutDraftStore } from "./draft.ts";
import { getCheckoutCardOfObstacle, findFirstObstacle } from "./obstacles.ts";
import type { OrderObstacleInput } from "./obstacles.ts";

const NOON = Date.parse("2026-11-25T12:00:00+05:00");
const NIGHT = Date.parse("2026-11-25T03:00:00+05:00");
const hours = WEEKDAYS.map((weekName) => ({ weekName, open: "10:00", close: "23:00", isDayOff: false }));
const breakdown = calculateBasketPrice({
  lines: [{ productId: "p", costPrice: 50_000, count: 1 }],
  serviceType: "DELIVERY",
});

function createObstacleInput(change: Partial<OrderObstacleInput> = {}): OrderObstacleInput {
  return {
    basics: {
      serviceType: "DELIVERY",
      branchId: "b",
      cartItems: [{ productId: "p", count: 1, modifications: [] }],
      address: { streetName: "Chilonzor", houseNumber: "9", latitude: 41.3, longitude: 69.2 },
      tableId: null,
      tableSecret: null,
    },
    isBranchUnchosen: false,
    branch: { isActive: true, workHours: [{ type: "DELIVERY", hours }] },
    draft: checkoutDraftStore.get(),
    breakdown,
    hasLineProblems: false,
    isCashbackWrong: false,
    minimalDeliveryPrice: 40_000,
    minimalDeliveryQuantity: 0,
    paymentType: "CASH",
    offeredPayments: ["CASH"],
    quote: null,
    now: NOON,
    timeZone: "Asia/Tashkent",
    phoneCountries: ["UZ"],
    ...change,
  };
}

const createQuote = (...codes: string[]) =>
  ({
    obstacles: codes.map((code) => ({ code, description: { uz: "", ru: "", en: "" }, data: {} })),
  }) as Partial<OrderQuote> as OrderQuote;

test("a complete order has no obstacles", () => {
  expect(findFirstObstacle(createObstacleInput())).toBeNull();
});

test("[MN-7] a stopped product in the basket is the first obstacle", () => {
  expect(findFirstObstacle(createObstacleInput({ hasLineProblems: true, paymentType: null }))).toEqual({
    code: "product_unavailable",
    card: "basket",
  });
});

test("a delivery requires an address", () => {
  const { basics } = createObstacleInput();
  expect(
    findFirstObstacle(createObstacleInput({ basics: basics && { ...basics, address: null } })),
  ).toMatchObject({
    card: "where",
  });
});

test("[CH-12] a delivery below the minimum count needs more items", () => {
  expect(findFirstObstacle(createObstacleInput({ minimalDeliveryQuantity: 2 }))).toEqual({
    code: "minimum_quantity",
    card: "basket",
  });
  expect(findFirstObstacle(createObstacleInput({ minimalDeliveryQuantity: 1 }))).toBeNull();
});

test("[CH-3] a delivery below the minimum amount needs more items", () => {
  expect(findFirstObstacle(createObstacleInput({ minimalDeliveryPrice: 60_000 }))).toMatchObject({
    code: "minimum_amount",
  });
});

test("[CH-2] a closed branch takes no order for now, but one for a chosen time", () => {
  expect(findFirstObstacle(createObstacleInput({ now: NIGHT }))).toEqual({
    code: "branch_closed",
    card: "when",
  });
  const draft = { ...checkoutDraftStore.get(), isLater: true };
  expect(findFirstObstacle(createObstacleInput({ now: NIGHT, draft }))).toEqual({
    code: "slot_missing",
    card: "when",
  });
  const chosen = { ...draft, slot: { day: "2026-11-25", time: "12:30" } };
  const quote = createQuote("branch_closed");
  expect(findFirstObstacle(createObstacleInput({ now: NIGHT, draft: chosen, quote }))).toBeNull();
});

test("[CH-4] a holiday now still allows a chosen time; a chosen time on a holiday is an obstacle", () => {
  const draft = { ...checkoutDraftStore.get(), isLater: true, slot: { day: "2026-11-25", time: "12:30" } };
  const createHolidayQuote = (data: object) =>
    ({
      obstacles: [{ code: "holiday", description: { uz: "", ru: "", en: "" }, data }],
    }) as Partial<OrderQuote> as OrderQuote;
  const name = { uz: "Navroʻz" };
  const holiday = { code: "holiday", card: "when" };
  expect(
    findFirstObstacle(createObstacleInput({ quote: createHolidayQuote({ name, opensAt: null }) })),
  ).toEqual(holiday);
  expect(
    findFirstObstacle(createObstacleInput({ draft, quote: createHolidayQuote({ name, opensAt: null }) })),
  ).toBeNull();
  expect(
    findFirstObstacle(
      createObstacleInput({ draft, quote: createHolidayQuote({ name, opensAt: null, field: "time" }) }),
    ),
  ).toEqual(holiday);
});

test("[CH-10] another receiver needs a complete phone", () => {
  const draft = { ...checkoutDraftStore.get(), isOtherReceiver: true, receiverPhone: "+99890" };
  expect(findFirstObstacle(createObstacleInput({ draft }))).toMatchObject({
    code: "receiver_phone",
    card: "who",
  });
  expect(
    findFirstObstacle(createObstacleInput({ draft: { ...draft, receiverPhone: "+998901234567" } })),
  ).toBeNull();
  const receipt = { ...checkoutDraftStore.get(), isReceiptWanted: true, receiptPhone: "+99890" };
  expect(findFirstObstacle(createObstacleInput({ draft: receipt }))).toMatchObject({
    code: "receipt_phone",
    card: "notes",
  });
  expect(findFirstObstacle(createObstacleInput({ draft: { ...receipt, receiptPhone: "+998" } }))).toBeNull();
});

test("[PR-3] an invalid amount of cashback must be changed first", () => {
  expect(findFirstObstacle(createObstacleInput({ isCashbackWrong: true }))).toEqual({
    code: "cashback_exceeded",
    card: "promo",
  });
});

test("[CH-6] without a payment method no order is possible", () => {
  expect(findFirstObstacle(createObstacleInput({ paymentType: null }))).toMatchObject({ card: "pay" });
});

test("[CH-4] obstacles known only to the server are shown too; an invalid promo code is not an obstacle", () => {
  expect(findFirstObstacle(createObstacleInput({ quote: createQuote("out_of_zone") }))).toEqual({
    code: "out_of_zone",
    card: "where",
  });
  expect(
    findFirstObstacle(createObstacleInput({ quote: createQuote("promo_expired", "phone_required") })),
  ).toBeNull();
});

test("every refusal of quoting, placing and paying has its card and texts on and above the button", () => {
  const codes = [...placingRefusals, "payment_failed"];
  const cards = new Map(codes.map((code) => [code, getCheckoutCardOfObstacle(code)]));
  expect(cards.get("paused")).toBe("when");
  expect(cards.get("paused_until")).toBe("when");
  expect(cards.get("table_not_found")).toBe("where");
  expect(cards.get("payment_failed")).toBe("pay");
  // Only refusals that the customer cannot resolve by a change of the order lead to a retry.
  const again = codes.filter((code) => cards.get(code) === "again");
  expect(again).toEqual([
    "merchant_not_found",
    "product_overpriced",
    "price_changed",
    "idempotency_conflict",
  ]);
  const texts = readFileSync(
    new URL("../../../../../locales/uz/storefront-late.po", import.meta.url),
    "utf8",
  );
  for (const card of new Set(cards.values())) {
    expect(texts).toContain(`msgid "checkout.mend.${card}"`);
    expect(texts).toContain(`msgid "checkout.kept.${card}"`);
  }
});

test("after an unexpected refusal the same button sends again", () => {
  expect(getCheckoutCardOfObstacle("unheard_of")).toBe("again");
});

test("[AD-7] a delivery to an address without a house asks for it; a landmark is enough", () => {
  const { basics } = createObstacleInput();
  const findObstacleAtAddress = (door: object) => {
    const address = basics?.address && { ...basics.address, ...door };
    return findFirstObstacle(
      createObstacleInput({ basics: basics && { ...basics, address: address ?? null } }),
    );
  };
  expect(findObstacleAtAddress({ houseNumber: null })).toEqual({ code: "house_missing", card: "where" });
  expect(findObstacleAtAddress({ houseNumber: null, details: { landmark: "12-maktab" } })).toBeNull();
});

test("[BN-6] pickup without a branch asks for the branch, whatever else is missing", () => {
  const missing = { basics: null, isBranchUnchosen: true, hasLineProblems: true };
  expect(findFirstObstacle(createObstacleInput(missing))).toEqual({
    code: "branch_not_found",
    card: "where",
  });
});

test("[CH-2] closed and paused without an end: shows the pause and asks for no time", () => {
  const draft = { ...checkoutDraftStore.get(), isLater: true };
  expect(findFirstObstacle(createObstacleInput({ draft, quote: createQuote("paused") }))).toEqual({
    code: "paused",
    card: "when",
  });
});

test("[CH-2] during a pause a chosen time is required, and a time after the pause is accepted", () => {
  const quote = createQuote("paused_until");
  expect(findFirstObstacle(createObstacleInput({ quote }))).toEqual({
    code: "paused_until",
    card: "when",
  });
  const later = { ...checkoutDraftStore.get(), isLater: true };
  expect(findFirstObstacle(createObstacleInput({ quote, draft: later }))).toMatchObject({
    code: "slot_missing",
  });
  const chosen = { ...later, slot: { day: "2026-11-25", time: "19:30" } };
  expect(findFirstObstacle(createObstacleInput({ quote: createQuote(), draft: chosen }))).toBeNull();
});
