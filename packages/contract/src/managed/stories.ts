import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import {
  createEmbeddedPartListSchema,
  picture,
  storeLink,
  createMultilingualTextSchema,
} from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { queryFlag, instant } from "../shapes.ts";

/** Full-screen picture with its display time in seconds. */
const storyPage = z.object({
  image: picture,
  text: createMultilingualTextSchema({ longest: 200, isRequired: false }),
  link: storeLink.nullable(),
  seconds: z.int().min(2).max(30),
});

/** Story: a round picture above the menu, which opens the pages of the story. */
export const story = declareResource({
  one: "story",
  many: "stories",
  path: "/console/v1/stories",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: createMultilingualTextSchema({ longest: 60, isRequired: true }),
    /** Picture of the ring that opens the story. */
    image: picture,
    pages: createEmbeddedPartListSchema(storyPage, { least: 1, most: 12 }),
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
