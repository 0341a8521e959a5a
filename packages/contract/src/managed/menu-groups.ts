import { z } from "zod";
import { picture, writtenText } from "../field-kinds.ts";
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
