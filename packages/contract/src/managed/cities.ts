import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { markOptionalOnWrite, createMultilingualTextSchema } from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { latitude, longitude } from "../shapes.ts";

/** Cities of the brand. If there are several, guests choose a city [AD-2]. A branch belongs to the nearest city. */
export const city = declareResource({
  one: "city",
  many: "cities",
  path: "/console/v1/venue/cities",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: createMultilingualTextSchema({ longest: 60, isRequired: true }),
    /** Text shown to guests when they choose the city. */
    description: markOptionalOnWrite(createMultilingualTextSchema({ longest: 300, isRequired: false })),
    /** Initial position of the store's map for customers of the city. */
    latitude,
    longitude,
    /** Whether the city is the default. A brand has exactly one default city. */
    isMain: z.boolean(),
    /** Key of the built-in map, drawn if the installation has no map tiles; null: none. */
    mapKey: markOptionalOnWrite(
      z
        .string()
        .trim()
        .max(40)
        .regex(/^[a-z][a-z0-9-]*$/)
        .nullable(),
    ),
    /** Whether a taximeter determines the delivery price. Guests see `taximeterComment` next to the city. */
    isTaximeter: markOptionalOnWrite(z.boolean()),
    taximeterComment: markOptionalOnWrite(createMultilingualTextSchema({ longest: 300, isRequired: false })),
  },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  guestsSee: "brand",
});
