import { z } from "zod";
import { color, optionalOnWrite, picture, writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { flag } from "../shapes.ts";

/** Groups of the menu: what categories stand under. */
export const menuGroup = resource({
  one: "menuGroup",
  many: "menuGroups",
  path: "/console/v1/menu/groups",
  reads: ["owner", "manager", "operator", "kitchen"],
  writes: ["owner", "manager"],
  fields: {
    name: writtenText({ longest: 80, isRequired: true }),
    image: picture.nullable(),
    /** Icon before the name in the category bar, on `iconBgColor`. */
    icon: optionalOnWrite(picture.nullable()),
    iconBgColor: optionalOnWrite(color.nullable()),
    /** Background colour of the group on the categories page. */
    bgColor: optionalOnWrite(color.nullable()),
    /** Off: guests see nothing of it nor of what stands in it. */
    isActive: z.boolean(),
  },
  by: { isActive: flag.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  isOrdered: true,
  guestsSee: "menu",
});
