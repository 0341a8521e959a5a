import { z } from "zod";
import { resource } from "../resource.ts";
import { flag, id, phone } from "../shapes.ts";

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
  },
  /** The member of staff that he signs in as; null: he has no login. */
  shows: { staffId: id.nullable() },
  by: { isActive: flag.optional() },
  search: ["name", "phone"],
  sorts: ["name"],
});
