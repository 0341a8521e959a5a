import type { DemoPromo } from "../types.ts";

const usual: Omit<DemoPromo, "code"> = {
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
  { ...usual, code: "OSH10", minPrice: 50_000 },
  { ...usual, code: "XUSHKELIBSIZ", productDiscount: 15, deliveryDiscount: 100, perCustomerLimit: 1 },
  { ...usual, code: "MINUS20", discountType: "AMOUNT", productDiscount: 20_000, minPrice: 120_000 },
  { ...usual, code: "YETKAZISH", productDiscount: 0, deliveryDiscount: 100, minPrice: 80_000 },
  { ...usual, code: "DASTURXON", productDiscount: 20, minPrice: 500_000 },
  { ...usual, code: "OFF", isActive: false },
  { ...usual, code: "NAVROZ", productDiscount: 21, startDay: 30, endDay: 60 },
  { ...usual, code: "QISH", productDiscount: 25, startDay: -120, endDay: -30 },
  { ...usual, code: "TUGADI", productDiscount: 30, totalLimit: 0 },
];
