import type { PictureRecipe } from "../../pictures.ts";

type RecipeDetails = Omit<PictureRecipe, "name" | "hue" | "subject">;

/** Returns a picture recipe of the brand on a background of the given hue. */
export function createRecipe(
  key: string,
  hue: number,
  rest: Omit<PictureRecipe, "name" | "hue">,
): PictureRecipe {
  return { name: `pizza/${key}`, hue, ...rest };
}

/** Returns a recipe with one or several emoji. */
export function createProductRecipe(
  subject: string,
  rest: RecipeDetails = {},
): Omit<PictureRecipe, "name" | "hue"> {
  return { subject, ...rest };
}

/** Returns a recipe of a whole pizza with this color of sauce. */
export function createPizzaRecipe(
  color: string,
  toppings: string[],
  companions: string[] = [],
): RecipeDetails {
  return { vessel: "pizza", color, toppings, companions };
}
