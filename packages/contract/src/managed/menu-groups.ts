import { BRANCH_ROLES, MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { color, markOptionalOnWrite, picture, createMultilingualTextSchema } from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { queryFlag } from "../shapes.ts";

/** Groups of the menu. Each contains categories. */
export const menuGroup = declareResource({
  one: "menuGroup",
  many: "menuGroups",
  path: "/console/v1/menu/groups",
  reads: BRANCH_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: createMultilingualTextSchema({ longest: 80, isRequired: true }),
    image: picture.nullable(),
    /** Icon before the name in the category bar, on the background `iconBgColor`. */
    icon: markOptionalOnWrite(picture.nullable()),
    iconBgColor: markOptionalOnWrite(color.nullable()),
    /** Background colour of the group on the categories page. */
    bgColor: markOptionalOnWrite(color.nullable()),
    /** Whether guests see the menu group and its categories. */
    isActive: z.boolean(),
  },
  by: { isActive: queryFlag.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  isOrdered: true,
  guestsSee: "menu",
});
