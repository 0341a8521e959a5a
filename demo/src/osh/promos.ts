import type { DemoPromo } from "../types.ts";

const promoDefaults: Omit<DemoPromo, "code"> = {
  discountType: "PERCENTAGE",
  productDiscount: 10,
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
  { ...promoDefaults, code: "OSH10", minPrice: 50_000 },
  { ...promoDefaults, code: "XUSHKELIBSIZ", productDiscount: 15, deliveryDiscount: 100, perCustomerLimit: 1 },
  { ...promoDefaults, code: "MINUS20", discountType: "AMOUNT", productDiscount: 20_000, minPrice: 120_000 },
  { ...promoDefaults, code: "YETKAZISH", productDiscount: 0, deliveryDiscount: 100, minPrice: 80_000 },
  { ...promoDefaults, code: "DASTURXON", productDiscount: 20, minPrice: 500_000 },
  { ...promoDefaults, code: "OFF", isActive: false },
  { ...promoDefaults, code: "NAVROZ", productDiscount: 21, startDay: 30, endDay: 60 },
  { ...promoDefaults, code: "QISH", productDiscount: 25, startDay: -120, endDay: -30 },
  { ...promoDefaults, code: "TUGADI", productDiscount: 30, totalLimit: 0 },
];
