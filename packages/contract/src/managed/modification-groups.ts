import { MAX_CHOICE_COUNT } from "@dasturxon/domain/modifiers";
import { BRANCH_ROLES, MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { createEmbeddedPartListSchema, picture, createMultilingualTextSchema } from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { id, money } from "../shapes.ts";

const choice = z.object({
  id,
  name: createMultilingualTextSchema({ longest: 80, isRequired: false }),
  price: money,
  maxCount: z.int().min(1).max(MAX_CHOICE_COUNT),
  image: picture.nullable(),
  /**
   * Product that this choice adds to a set; null: the choice is not a product. The choice has the product's name and
   * picture.
   */
  productId: id.nullish(),
  /** Whether guests can select the choice. False: guests see the choice but cannot select it. */
  isAvailable: z.boolean().nullish(),
  /** Id of the original choice, if the group is a copy from the library. */
  libraryId: id.nullish(),
});
const choiceCountLimit = z.int().min(0).max(MAX_CHOICE_COUNT);
const modifierChoices = z.array(choice).min(1).max(100);

/** Modifier group. `min` and `max` limit the number of choices; `max` 0: unlimited. */
export const choiceGroup = z.object({
  id,
  name: createMultilingualTextSchema({ longest: 80, isRequired: false }),
  min: choiceCountLimit,
  max: choiceCountLimit,
  modifications: modifierChoices,
  /** Id of the library group that this group copies. Changes of the original are applied to the copy. */
  libraryId: id.nullish(),
});

/** Library of modifier groups shared by products. A change of a group is applied to all its copies. */
export const modificationGroup = declareResource({
  one: "modificationGroup",
  many: "modificationGroups",
  path: "/console/v1/menu/modification-groups",
  reads: BRANCH_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: createMultilingualTextSchema({ longest: 80, isRequired: true }),
    min: choiceCountLimit,
    max: choiceCountLimit,
    modifications: createEmbeddedPartListSchema(choice, { least: 1, most: 100 }),
  },
  /** Number of products that use the library group. */
  shows: { productCount: z.int() },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  guestsSee: "menu",
});
