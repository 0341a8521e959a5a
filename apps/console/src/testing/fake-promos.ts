import { promo } from "@dasturxon/contract/managed/promos";
import type { ResourceRowOf } from "../resource/use-resource.ts";
import { createFakeRows, createServerColumns } from "./fake-rows.ts";

type Promo = ResourceRowOf<typeof promo>;

const createPromoRow = (number: number, code: string, more: Partial<Promo> = {}): Promo => ({
  ...createServerColumns(number),
  code,
  discountType: "PERCENTAGE",
  productDiscount: 10,
  deliveryDiscount: 0,
  minPrice: 0,
  startAt: null,
  endAt: null,
  totalLimit: null,
  perCustomerLimit: 1,
  isListed: true,
  isActive: true,
  usedCount: 0,
  ...more,
});

/** Returns promo codes with these names. */
export const createFakePromos = (...codes: [code: string, more?: Partial<Promo>][]) =>
  createFakeRows(
    promo,
    codes.map(([code, more], at) => createPromoRow(at + 1, code, more)),
    { usedCount: 0 },
  );
