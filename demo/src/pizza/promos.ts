import type { DemoPromo } from "../types.ts";

const promoDefaults: Omit<DemoPromo, "code" | "discountType"> = {
  productDiscount: 0,
  deliveryDiscount: 0,
  minPrice: 0,
  startDay: -30,
  endDay: 365,
  isActive: true,
  totalLimit: null,
  perCustomerLimit: null,
};

/** One promo code for each state that a guest may see. */
export const promos: DemoPromo[] = [
  { ...promoDefaults, code: "BOR20", discountType: "PERCENTAGE", productDiscount: 20, perCustomerLimit: 3 },
  { ...promoDefaults, code: "BOR25000", discountType: "AMOUNT", productDiscount: 25_000, minPrice: 120_000 },
  { ...promoDefaults, code: "TEKIN", discountType: "PERCENTAGE", deliveryDiscount: 100 },
  { ...promoDefaults, code: "KATTA30", discountType: "PERCENTAGE", productDiscount: 30, minPrice: 400_000 },
  { ...promoDefaults, code: "SALOM", discountType: "AMOUNT", productDiscount: 15_000, perCustomerLimit: 1 },
  { ...promoDefaults, code: "YOPIQ", discountType: "PERCENTAGE", productDiscount: 15, isActive: false },
  { ...promoDefaults, code: "ERTAGA", discountType: "PERCENTAGE", productDiscount: 15, startDay: 30 },
  {
    ...promoDefaults,
    code: "KECHA",
    discountType: "AMOUNT",
    productDiscount: 20_000,
    startDay: -60,
    endDay: -1,
  },
  { ...promoDefaults, code: "TUGADI", discountType: "PERCENTAGE", productDiscount: 50, totalLimit: 0 },
];
