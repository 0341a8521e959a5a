import {
  MAX_ZONE_NAME_LENGTH,
  MAX_ZONE_POINTS,
  MAX_ZONE_STEPS,
  MIN_ZONE_POINTS,
} from "@dasturxon/domain/zone-shape";
import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import {
  createEmbeddedPartListSchema,
  createRowReferenceSchema,
  createMultilingualTextSchema,
} from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { id, latitude, longitude, money } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Schema of a straight-line distance in whole metres. */
const metres = z.int().min(0).max(200_000);
const tariffStep = z.object({ upTo: metres.min(1), price: money });

/** Delivery zones of branches with prices. If zones of a branch overlap, the cheapest applies [AD-5]. */
export const zone = declareResource({
  one: "zone",
  many: "zones",
  path: "/console/v1/venue/zones",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    branchId: createRowReferenceSchema(branch),
    name: createMultilingualTextSchema({ longest: MAX_ZONE_NAME_LENGTH, isRequired: true }),
    /** Corners of the zone as `[longitude, latitude]`. The last corner connects to the first. Sides must not cross. */
    polygon: createEmbeddedPartListSchema(z.tuple([longitude, latitude]), {
      least: MIN_ZONE_POINTS,
      most: MAX_ZONE_POINTS,
    }),
    /** Colour on the staff's map. */
    color: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
    basePrice: money,
    /** Metres covered by the base price. */
    baseDistance: metres,
    /** Price of each started kilometre beyond `baseDistance`, in soʻm. */
    perKilometre: money,
    /** Total of the products in soʻm from which delivery is free; 0: never free. */
    freeFrom: money,
    /** Prices by distance instead of the base price, nearest first. Empty: the base price applies. */
    steps: createEmbeddedPartListSchema(tariffStep, { least: 0, most: MAX_ZONE_STEPS }).refine((all) =>
      all.every(({ upTo }, at) => at === 0 || upTo > (all[at - 1]?.upTo ?? 0)),
    ),
  },
  by: { branchId: id.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name", "basePrice"],
  guestsSee: "brand",
  refuses: ["zone_crosses_itself"],
});
