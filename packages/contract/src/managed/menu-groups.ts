import { BRANCH_ROLES, MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { color, optionalOnWrite, picture, multilingualText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { queryFlag } from "../shapes.ts";

/** Groups of the menu. Each contains categories. */
export const menuGroup = resource({
  one: "menuGroup",
  many: "menuGroups",
  path: "/console/v1/menu/groups",
  reads: BRANCH_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: multilingualText({ longest: 80, isRequired: true }),
    image: picture.nullable(),
    /** Icon before the name in the category bar, on the background `iconBgColor`. */
    icon: optionalOnWrite(picture.nullable()),
    iconBgColor: optionalOnWrite(color.nullable()),
    /** Background colour of the group on the categories page. */
    bgColor: optionalOnWrite(color.nullable()),
    /** False: guests do not see the group and its content. */
    isActive: z.boolean(),
  },
  by: { isActive: queryFlag.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  isOrdered: true,
  guestsSee: "menu",
});
