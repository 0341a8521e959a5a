import { DISCOUNT_TYPES } from "@dasturxon/domain/promo";
import { MANAGING, OFFICE } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { resource } from "../resource.ts";
import { flag, instant, money } from "../shapes.ts";

const limit = z.int().min(0).max(1_000_000).nullable();

/** Promo codes. `discountType` determines whether a discount is a percentage or a sum. */
export const promo = resource({
  one: "promo",
  many: "promos",
  path: "/console/v1/promos",
  reads: OFFICE,
  writes: MANAGING,
  fields: {
    code: z.string().trim().min(2).max(40),
    discountType: z.enum(DISCOUNT_TYPES),
    productDiscount: money,
    deliveryDiscount: money,
    minPrice: money,
    startAt: instant.nullable(),
    endAt: instant.nullable(),
    totalLimit: limit,
    perCustomerLimit: limit,
    /** Whether every customer sees the code. False: only customers who know the code can use it. */
    isListed: z.boolean(),
    isActive: z.boolean(),
  },
  shows: { usedCount: z.int() },
  by: { isActive: flag.optional() },
  search: ["code"],
  sorts: ["code", "endAt", "usedCount"],
});
