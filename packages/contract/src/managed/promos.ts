import { DISCOUNT_TYPES } from "@dasturxon/domain/promo";
import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareResource } from "../resource.ts";
import { queryFlag, instant, money } from "../shapes.ts";

const usageLimit = z.int().min(0).max(1_000_000).nullable();

/** Promo codes. `discountType` determines whether a discount is a percentage or an amount of money. */
export const promo = declareResource({
  one: "promo",
  many: "promos",
  path: "/console/v1/promos",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    code: z.string().trim().min(2).max(40),
    discountType: z.enum(DISCOUNT_TYPES),
    productDiscount: money,
    deliveryDiscount: money,
    minPrice: money,
    startAt: instant.nullable(),
    endAt: instant.nullable(),
    totalLimit: usageLimit,
    perCustomerLimit: usageLimit,
    /** Whether every customer sees the code. False: only customers who know the code can use it. */
    isListed: z.boolean(),
    isActive: z.boolean(),
  },
  shows: { usedCount: z.int() },
  by: { isActive: queryFlag.optional() },
  search: ["code"],
  sorts: ["code", "endAt", "usedCount"],
});
