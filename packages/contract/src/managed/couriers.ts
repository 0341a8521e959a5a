import { z } from "zod";
import { optionalOnWrite } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { flag, id, instant, MAX_MONEY, phone } from "../shapes.ts";

const balance = z.int().min(-MAX_MONEY).max(MAX_MONEY).meta({ "x-kind": "sum" });

/** Who brings the brand's orders by himself. His login is linked by `linkCourier`. */
export const courier = resource({
  one: "courier",
  many: "couriers",
  path: "/console/v1/team/couriers",
  reads: ["owner", "manager"],
  writes: ["owner", "manager"],
  fields: {
    name: z.string().trim().min(1).max(80),
    phone,
    /** Switched off, he is given no orders. */
    isActive: z.boolean(),
    /** In sum; negative: the courier owes it to the brand. Entered by staff, no order changes it. */
    balance: optionalOnWrite(balance),
  },
  shows: {
    /** Staff member that the courier signs in as; null: no login. */
    staffId: id.nullable(),
    user: z.object({ id, name: z.string(), login: z.string() }).nullable(),
    /** Null for couriers added before the field existed. */
    createdAt: instant.nullable(),
  },
  by: { isActive: flag.optional() },
  search: ["name", "phone"],
  sorts: ["name"],
});
