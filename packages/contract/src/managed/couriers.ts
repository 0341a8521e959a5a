import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { markOptionalOnWrite } from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { queryFlag, id, instant, MAX_MONEY, phone } from "../shapes.ts";

const balance = z.int().min(-MAX_MONEY).max(MAX_MONEY).meta({ "x-kind": "sum" });

/** Own couriers of the brand. The call `linkCourier` links a courier to a staff login. */
export const courier = declareResource({
  one: "courier",
  many: "couriers",
  path: "/console/v1/team/couriers",
  reads: MANAGER_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: z.string().normalize("NFC").trim().min(1).max(80),
    phone,
    /** Vehicle, which customers see while their order is on the way, for example "scooter · 01 A 234"; null: not shown. */
    vehicle: markOptionalOnWrite(z.string().normalize("NFC").trim().min(1).max(60).nullable()),
    /** Whether the courier can be assigned to orders. False: the courier receives no orders. */
    isActive: z.boolean(),
    /**
     * Balance of the courier in soʻm. Negative: the courier owes the amount to the brand. Entered by staff, not changed
     * by orders.
     */
    balance: markOptionalOnWrite(balance),
  },
  shows: {
    /** Staff member used by the courier to sign in; null: no login. */
    staffId: id.nullable(),
    user: z.object({ id, name: z.string(), login: z.string() }).nullable(),
    /** Time of creation; null for couriers stored before the field existed. */
    createdAt: instant.nullable(),
  },
  by: { isActive: queryFlag.optional() },
  search: ["name", "phone"],
  sorts: ["name"],
});
