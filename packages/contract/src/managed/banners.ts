import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { picture, storeLink, createMultilingualTextSchema } from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { queryFlag, instant } from "../shapes.ts";

/** Wide pictures above the menu, with text. */
export const banner = declareResource({
  one: "banner",
  many: "banners",
  path: "/console/v1/banners",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: createMultilingualTextSchema({ longest: 120, isRequired: true }),
    image: picture,
    link: storeLink.nullable(),
    startAt: instant.nullable(),
    endAt: instant.nullable(),
    isActive: z.boolean(),
  },
  by: { isActive: queryFlag.optional() },
  search: ["name"],
  sorts: ["name"],
  isOrdered: true,
  guestsSee: "brand",
});
