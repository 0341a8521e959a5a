import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findFeeFiscalCode, NO_FISCAL_CODES, findProductFiscalCode } from "./fiscal-codes.ts";
import { createFiscalReceiptLines, type FiscalSale, FISCAL_QUANTITY_PER_UNIT } from "./fiscal-lines.ts";
import { type PricedCartInput, calculateBasketPrice } from "./pricing.ts";
import type { WeightMeasure } from "./weight-measure.ts";

const fiscalCode = { mxik: "10202001001000000", packageCode: "1506113", vatPercent: 12, unitCode: null };
const fees = {
  delivery: { title: "Delivery", code: fiscalCode },
  service: { title: "Service", code: fiscalCode },
};
const createFiscalProduct = (title: string, weighed: WeightMeasure | null = null) => ({
  title,
  code: fiscalCode,
  weighed,
  isMarked: false,
});
const plov = { productId: "plov", costPrice: 45_000, count: 2 };
const tea = { productId: "tea", costPrice: 7_000, count: 1 };
const createFiscalLines = (cart: PricedCartInput, products: FiscalSale["products"]) =>
  createFiscalReceiptLines({ breakdown: calculateBasketPrice(cart), products, fees });

test("[OR-10] each product is a line with its code, its price in tiyin, and the tax included", () => {
  const lines = createFiscalLines({ lines: [plov, tea], serviceType: "PICK_UP" }, [
    createFiscalProduct("Plov"),
    createFiscalProduct("Tea"),
  ]);
  expect(lines).toEqual([
    {
      ...fiscalCode,
      kind: "product",
      title: "Plov",
      price: 4_500_000,
      quantity: 2000,
      total: 9_000_000,
      discount: 0,
      vat: 964_286,
    },
    {
      ...fiscalCode,
      kind: "product",
      title: "Tea",
      price: 700_000,
      quantity: 1000,
      total: 700_000,
      discount: 0,
      vat: 75_000,
    },
  ]);
});

test("[OR-10] delivery and service fee are separate lines; a delivery paid by a code has its discount, a free one has no line", () => {
  const cart: PricedCartInput = {
    lines: [plov],
    serviceType: "DELIVERY",
    deliveryPrice: 12_000,
    serviceFee: { isServiceFeeEnabled: true, serviceFeeAmount: 3_000 },
    promo: { discountType: "AMOUNT", productDiscount: 0, deliveryDiscount: 20_000 },
  };
  const [, delivery, service] = createFiscalLines(cart, [createFiscalProduct("Plov")]) ?? [];
  expect(delivery).toMatchObject({ kind: "delivery", total: 1_200_000, discount: 1_200_000, vat: 0 });
  expect(service).toMatchObject({ kind: "service", total: 300_000, discount: 0 });
  const free = createFiscalLines({ ...cart, deliveryPrice: 0, serviceFee: null, promo: null }, [
    createFiscalProduct("Plov"),
  ]);
  expect(free).toHaveLength(1);
});

test("[OR-10] a product's price includes its choices, and full cashback leaves lines of zero", () => {
  const cart: PricedCartInput = {
    lines: [{ ...tea, discountPercent: 10, modifications: [{ price: 1_000, count: 2 }] }],
    serviceType: "PICK_UP",
    cashbackWanted: 100_000,
    cashbackBalance: 100_000,
  };
  expect(createFiscalLines(cart, [createFiscalProduct("Tea")])).toMatchObject([
    { price: 900_000, total: 900_000, discount: 900_000, vat: 0 },
  ]);
});

test.each([
  ["kilograms", { unit: "KG", measure: 0.1 }, { price: 12_000_000, quantity: 1200 }],
  ["grams, told by the kilogram", { unit: "GRAMM", measure: 100 }, { price: 12_000_000, quantity: 1200 }],
  ["steps that divide no tiyin", { unit: "KG", measure: 0.7 }, { price: 1_200_000, quantity: 12_000 }],
] as const)("[MN-15] [OR-10] counts a weighed product in thousandths: %s", (_what, weighed, told) => {
  const meat = { productId: "meat", costPrice: 12_000, count: 12, weighed };
  expect(
    createFiscalLines({ lines: [meat], serviceType: "PICK_UP" }, [createFiscalProduct("Meat", weighed)]),
  ).toMatchObject([{ ...told, total: 14_400_000 }]);
});

test("[OR-10] without a code, or with required marking, there are no lines; free products need no code", () => {
  const cart: PricedCartInput = { lines: [plov, { ...tea, costPrice: 0 }], serviceType: "PICK_UP" };
  const gift = { ...createFiscalProduct("Tea"), code: null };
  expect(createFiscalLines(cart, [createFiscalProduct("Plov"), gift])).toHaveLength(1);
  expect(createFiscalLines(cart, [{ ...createFiscalProduct("Plov"), code: null }, gift])).toBeNull();
  expect(createFiscalLines(cart, [{ ...createFiscalProduct("Plov"), isMarked: true }, gift])).toBeNull();
  const delivered: PricedCartInput = { ...cart, serviceType: "DELIVERY", deliveryPrice: 1 };
  const breakdown = calculateBasketPrice(delivered);
  const noFee = { ...fees, delivery: { title: "Delivery", code: null } };
  expect(
    createFiscalReceiptLines({ breakdown, products: [createFiscalProduct("Plov"), gift], fees: noFee }),
  ).toBeNull();
});

test("[OR-10] a product without a code uses the brand's; one with a code but no package has no lines", () => {
  const brand = { ...NO_FISCAL_CODES, productMxik: "1".repeat(17), productPackage: "22", vatPercent: 12 };
  const none = { mxicCode: null, packageCode: null, vatPercent: null, unitCode: null };
  expect(findProductFiscalCode(none, brand)).toEqual({
    mxik: "1".repeat(17),
    packageCode: "22",
    vatPercent: 12,
    unitCode: null,
  });
  expect(findProductFiscalCode({ ...none, vatPercent: 0 }, brand)).toMatchObject({ vatPercent: 0 });
  expect(findProductFiscalCode({ ...none, mxicCode: "2".repeat(17) }, brand)).toBeNull();
  expect(findProductFiscalCode(none, NO_FISCAL_CODES)).toBeNull();
  expect(findFeeFiscalCode(brand, "delivery")).toBeNull();
  expect(
    findFeeFiscalCode({ ...brand, deliveryMxik: "3".repeat(17), deliveryPackage: "4" }, "delivery"),
  ).toMatchObject({ mxik: "3".repeat(17), packageCode: "4", vatPercent: 12 });
});

const anySum = fc.integer({ min: 0, max: 500_000 });
const anyWeightMeasure = fc.option(
  fc.record({
    unit: fc.constantFrom("KG" as const, "GRAMM" as const, "LITER" as const),
    measure: fc.constantFrom(0.05, 0.1, 0.3, 0.5, 0.7, 1, 50, 100),
  }),
);
const anySale = fc.record({
  lines: fc.array(
    fc.record({
      productId: fc.string({ maxLength: 3 }),
      costPrice: anySum,
      discountPercent: fc.integer({ min: 0, max: 100 }),
      modifications: fc.array(fc.record({ price: anySum, count: fc.integer({ min: 0, max: 5 }) }), {
        maxLength: 3,
      }),
      count: fc.integer({ min: 1, max: 40 }),
      weighed: anyWeightMeasure,
    }),
    { minLength: 1, maxLength: 12 },
  ),
  promo: fc.option(
    fc.record({
      discountType: fc.constantFrom("AMOUNT" as const, "PERCENTAGE" as const),
      productDiscount: anySum,
      deliveryDiscount: anySum,
    }),
  ),
  deliveryPrice: anySum,
  serviceType: fc.constantFrom("DELIVERY" as const, "PICK_UP" as const),
  serviceFee: fc.record({ isServiceFeeEnabled: fc.boolean(), serviceFeeAmount: anySum }),
  cashbackWanted: fc.integer({ min: 0, max: 5_000_000 }),
  cashbackBalance: fc.integer({ min: 0, max: 5_000_000 }),
});

test("[OR-10] the lines of any order add up to the charge exactly, without negative amounts, in order", () => {
  fc.assert(
    fc.property(anySale, fc.integer({ min: 0, max: 30 }), (cart, vatPercent) => {
      const own = { ...fiscalCode, vatPercent };
      const products = cart.lines.map((line, index) => ({
        title: `${index}${"ў".repeat(80)}`,
        code: own,
        weighed: line.weighed,
        isMarked: false,
      }));
      const breakdown = calculateBasketPrice(cart);
      const sale = { breakdown, products, fees };
      const lines = createFiscalReceiptLines(sale);
      if (!lines) throw new Error("everything had its code");
      const charged = lines.reduce((sum, { total, discount }) => sum + total - discount, 0);
      expect(charged).toBe(breakdown.totalPrice * 100);
      for (const line of lines) {
        const { price, quantity, total, discount, vat, title } = line;
        for (const sum of [price, quantity, total, discount, vat])
          expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
        expect(total > 0 && discount <= total).toBe(true);
        expect(price * quantity).toBe(total * FISCAL_QUANTITY_PER_UNIT);
        expect(vat <= total - discount).toBe(true);
        expect([...title].length).toBeLessThanOrEqual(63);
      }
      const places = lines
        .filter(({ kind }) => kind === "product")
        .map(({ title }) => Number.parseInt(title));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(lines.map(({ kind }) => kind).join()).toMatch(/^(product,?)*(delivery,?)?(service)?$/);
      expect(createFiscalReceiptLines(sale)).toEqual(lines);
    }),
    { numRuns: 2_000 },
  );
});
