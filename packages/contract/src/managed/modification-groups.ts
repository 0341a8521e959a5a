import { MAX_CHOICE_COUNT } from "@dasturxon/domain/modifiers";
import { z } from "zod";
import { parts, picture, writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { id, money } from "../shapes.ts";

const choice = z.object({
  id,
  name: writtenText({ longest: 80, isRequired: false }),
  price: money,
  maxCount: z.int().min(1).max(MAX_CHOICE_COUNT),
  image: picture.nullable(),
  /** In a set: the product that this choice is; its name and picture are that one's. */
  productId: id.nullish(),
  /** False: off, guests see it and cannot take it. */
  isAvailable: z.boolean().nullish(),
  /** In a copy of a group of the library: the choice there. */
  libraryId: id.nullish(),
});
const bound = z.int().min(0).max(MAX_CHOICE_COUNT);
const choices = z.array(choice).min(1).max(100);

/** How many of a group a guest chooses, at least and at most; 0 at most: as many as one likes. */
export const choiceGroup = z.object({
  id,
  name: writtenText({ longest: 80, isRequired: false }),
  min: bound,
  max: bound,
  modifications: choices,
  /** The group of the library that it is a copy of, and follows. */
  libraryId: id.nullish(),
});

/** The library: groups of choices that many products share; a change of one is a change of all its copies. */
export const modificationGroup = resource({
  one: "modificationGroup",
  many: "modificationGroups",
  path: "/console/v1/menu/modification-groups",
  reads: ["owner", "manager", "operator", "kitchen"],
  writes: ["owner", "manager"],
  fields: {
    name: writtenText({ longest: 80, isRequired: true }),
    min: bound,
    max: bound,
    modifications: parts(choice, { least: 1, most: 100 }),
  },
  /** How many products follow it. */
  shows: { productCount: z.int() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  guestsSee: "menu",
});
