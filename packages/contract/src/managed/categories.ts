import { BRANCH_ROLES, MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { color, optionalOnWrite, picture, rowReference, multilingualText } from "../field-kinds.ts";
import { category as told } from "../products.ts";
import { resource } from "../resource.ts";
import { queryFlag, id, timetable } from "../shapes.ts";
import { menuGroup } from "./menu-groups.ts";

/** Categories of the menu. Each belongs to a group. */
export const category = resource({
  one: "category",
  many: "categories",
  path: "/console/v1/menu/categories",
  reads: BRANCH_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    groupId: rowReference(menuGroup),
    name: multilingualText({ longest: 80, isRequired: true }),
    image: picture.nullable(),
    viewType: told.shape.viewType,
    /** Layout of the product cards. `HORIZONTAL`: one row with horizontal scrolling. */
    scrollType: optionalOnWrite(told.shape.scrollType),
    /** How a product opens: in a sheet, as a card over the menu, or on its own page. */
    navigationType: optionalOnWrite(told.shape.navigationType),
    /** Whether the cards lack the button that adds the product to the cart. */
    isWithoutCart: optionalOnWrite(z.boolean()),
    /** Text colour of the heading and the tile. The store adjusts the colour if the contrast is too low. */
    textColor: optionalOnWrite(color.nullable()),
    /** Serving hours of the category's products that have no serving hours of their own; null: always. */
    timetable: optionalOnWrite(timetable.meta({ "x-kind": "parts" }).nullable()),
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
