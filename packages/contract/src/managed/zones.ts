import {
  MAX_ZONE_NAME,
  MAX_ZONE_POINTS,
  MAX_ZONE_STEPS,
  MIN_ZONE_POINTS,
} from "@dasturxon/domain/zone-shape";
import { z } from "zod";
import { parts, referenceTo, writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { id, latitude, longitude, money } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Metres by air. */
const metres = z.int().min(0).max(200_000);
const step = z.object({ upTo: metres.min(1), price: money });

/** Where branches deliver to, and for how much. Where zones of a branch overlap the cheapest one counts [AD-5]. */
export const zone = resource({
  one: "zone",
  many: "zones",
  path: "/console/v1/venue/zones",
  reads: ["owner", "manager", "operator"],
  writes: ["owner", "manager"],
  fields: {
    branchId: referenceTo(branch),
    name: writtenText({ longest: MAX_ZONE_NAME, isRequired: true }),
    /** `[longitude, latitude]` of its corners, around it; the last joins the first. No side crosses another. */
    polygon: parts(z.tuple([longitude, latitude]), { least: MIN_ZONE_POINTS, most: MAX_ZONE_POINTS }),
    /** On the staff's map. */
    color: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
    basePrice: money,
    /** Metres that the base price covers. */
    baseDistance: metres,
    /** For each started kilometre beyond. */
    perKilometre: money,
    /** Sum of products from which delivery is free; 0: never. */
    freeFrom: money,
    /** Prices by distance instead of the base price, nearest first; none: the base price. */
    steps: parts(step, { least: 0, most: MAX_ZONE_STEPS }).refine((all) =>
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
