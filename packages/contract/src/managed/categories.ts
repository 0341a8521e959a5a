import { BRANCH_ROLES, MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import {
  color,
  markOptionalOnWrite,
  picture,
  createRowReferenceSchema,
  createMultilingualTextSchema,
} from "../field-kinds.ts";
import { category as told } from "../products.ts";
import { declareResource } from "../resource.ts";
import { queryFlag, id, timetable } from "../shapes.ts";
import { menuGroup } from "./menu-groups.ts";

/** Categories of the menu. Each belongs to a group. */
export const category = declareResource({
  one: "category",
  many: "categories",
  path: "/console/v1/menu/categories",
  reads: BRANCH_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    groupId: createRowReferenceSchema(menuGroup),
    name: createMultilingualTextSchema({ longest: 80, isRequired: true }),
    image: picture.nullable(),
    viewType: told.shape.viewType,
    /** Layout of the product cards. `HORIZONTAL`: one row with horizontal scrolling. */
    scrollType: markOptionalOnWrite(told.shape.scrollType),
    /** How a product opens: in a sheet, as a card over the menu, or on its own page. */
    navigationType: markOptionalOnWrite(told.shape.navigationType),
    /** Whether the cards lack the button that adds the product to the cart. */
    isWithoutCart: markOptionalOnWrite(z.boolean()),
    /** Text colour of the heading and the tile. The store adjusts the colour if the contrast is too low. */
    textColor: markOptionalOnWrite(color.nullable()),
    /** Serving hours of the category's products that have no serving hours of their own; null: always. */
    timetable: markOptionalOnWrite(timetable.meta({ "x-kind": "parts" }).nullable()),
    isActive: z.boolean(),
  },
  by: { groupId: id.optional(), isActive: queryFlag.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  isOrdered: true,
  within: "groupId",
  guestsSee: "menu",
});
