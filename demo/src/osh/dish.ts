import type { PictureRecipe } from "../pictures.ts";
import type { DemoModificationGroup, DemoProduct } from "../types.ts";
import { text, type Words } from "../words.ts";

/** One dish as its category's page lists it; `dishesOf` makes the product and the picture's recipe of it. */
export interface Dish {
  key: string;
  name: Words;
  about: Words;
  /** Sum. */
  price: number;
  /** Percent off. */
  off?: number;
  unit?: DemoProduct["unit"];
  measure: number;
  kcal: number | null;
  /** Minutes, from and to. */
  time: readonly [number, number];
  stock?: number;
  labels?: DemoProduct["labels"];
  /** Search words of all three languages, by commas. */
  tags: string;
  isUpsell?: boolean;
  choices?: DemoModificationGroup[];
  /** How its picture is drawn; without one the store shows the category's mark. */
  look?: Omit<PictureRecipe, "name">;
}

/** The products and the picture recipes of one category; keys of choices are made unique by the dish's own. */
export function dishesOf(
  categoryKey: string,
  dishes: readonly Dish[],
): { products: DemoProduct[]; pictures: PictureRecipe[] } {
  return {
    products: dishes.map((dish, index) => toProduct(categoryKey, dish, index + 1)),
    pictures: dishes.flatMap(({ key, look }) => (look ? [{ name: `osh/${key}`, ...look }] : [])),
  };
}

function toProduct(categoryKey: string, dish: Dish, priority: number): DemoProduct {
  return {
    key: dish.key,
    categoryKey,
    name: text(dish.name),
    description: text(dish.about),
    costPrice: dish.price,
    discount: dish.off ?? 0,
    priority,
    unit: dish.unit ?? "GRAMM",
    measure: dish.measure,
    calorie: dish.kcal,
    timeCookingMin: dish.time[0],
    timeCookingMax: dish.time[1],
    stock: dish.stock ?? null,
    picture: `osh/${dish.key}`,
    labels: dish.labels ?? [],
    tags: dish.tags.split(",").map((tag) => tag.trim()),
    isCartRecommendation: dish.isUpsell ?? false,
    modificationGroups: (dish.choices ?? []).map((group) => ({
      ...group,
      key: `${dish.key}-${group.key}`,
      modifications: group.modifications.map((one) => ({ ...one, key: `${dish.key}-${one.key}` })),
    })),
    mxicCode: null,
  };
}
