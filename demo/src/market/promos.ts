import type { DemoPromo } from "../types.ts";

const promoDefaults: Omit<DemoPromo, "code"> = {
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
  { ...promoDefaults, code: "BOZOR7", productDiscount: 7 },
  { ...promoDefaults, code: "SAVAT", discountType: "AMOUNT", productDiscount: 30_000, minPrice: 250_000 },
  { ...promoDefaults, code: "ESHIKKACHA", deliveryDiscount: 100, minPrice: 60_000 },
  { ...promoDefaults, code: "YANGI", productDiscount: 12, deliveryDiscount: 50, perCustomerLimit: 1 },
  { ...promoDefaults, code: "OYLIK", productDiscount: 15, minPrice: 1_000_000 },
  { ...promoDefaults, code: "DAMDA", productDiscount: 10, isActive: false },
  { ...promoDefaults, code: "HAYIT", productDiscount: 20, startDay: 45, endDay: 52 },
  { ...promoDefaults, code: "OTGAN", productDiscount: 20, startDay: -40, endDay: -10 },
  { ...promoDefaults, code: "QOLMADI", discountType: "AMOUNT", productDiscount: 50_000, totalLimit: 0 },
];
