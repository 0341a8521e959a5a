import type { DemoPromo } from "../types.ts";

const usual: Omit<DemoPromo, "code"> = {
  discountType: "PERCENTAGE",
  productDiscount: 0,
  deliveryDiscount: 0,
  minPrice: 0,
  startDay: -14,
  endDay: 180,
  isActive: true,
  totalLimit: null,
  perCustomerLimit: null,
};

/** One promo code for each state that a guest may see. */
export const promos: DemoPromo[] = [
  { ...usual, code: "BOZOR7", productDiscount: 7 },
  { ...usual, code: "SAVAT", discountType: "AMOUNT", productDiscount: 30_000, minPrice: 250_000 },
  { ...usual, code: "ESHIKKACHA", deliveryDiscount: 100, minPrice: 60_000 },
  { ...usual, code: "YANGI", productDiscount: 12, deliveryDiscount: 50, perCustomerLimit: 1 },
  { ...usual, code: "OYLIK", productDiscount: 15, minPrice: 1_000_000 },
  { ...usual, code: "DAMDA", productDiscount: 10, isActive: false },
  { ...usual, code: "HAYIT", productDiscount: 20, startDay: 45, endDay: 52 },
  { ...usual, code: "OTGAN", productDiscount: 20, startDay: -40, endDay: -10 },
  { ...usual, code: "QOLMADI", discountType: "AMOUNT", productDiscount: 50_000, totalLimit: 0 },
];
