import { z } from "zod";
import { picture, referenceTo, writtenText } from "../field-kinds.ts";
import { category as told } from "../products.ts";
import { resource } from "../resource.ts";
import { flag, id } from "../shapes.ts";
import { menuGroup } from "./menu-groups.ts";

/** Categories of the menu, each in its group. */
export const category = resource({
  one: "category",
  many: "categories",
  path: "/console/v1/menu/categories",
  reads: ["owner", "manager", "operator", "kitchen"],
  writes: ["owner", "manager"],
  fields: {
    groupId: referenceTo(menuGroup),
    name: writtenText({ longest: 80, isRequired: true }),
    image: picture.nullable(),
    viewType: told.shape.viewType,
    isActive: z.boolean(),
  },
  by: { groupId: id.optional(), isActive: flag.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  isOrdered: true,
  within: "groupId",
  guestsSee: "menu",
});
