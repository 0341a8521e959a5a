import type { PictureRecipe } from "../../pictures.ts";

type Rest = Omit<PictureRecipe, "name" | "hue" | "subject">;

/** Returns a picture recipe of the brand on a background of the given hue. */
export function recipe(key: string, hue: number, rest: Omit<PictureRecipe, "name" | "hue">): PictureRecipe {
  return { name: `pizza/${key}`, hue, ...rest };
}

/** Returns a recipe with one or several emoji. */
export function productRecipe(subject: string, rest: Rest = {}): Omit<PictureRecipe, "name" | "hue"> {
  return { subject, ...rest };
}

/** Returns a recipe of a whole pizza with this color of sauce. */
export function round(color: string, toppings: string[], companions: string[] = []): Rest {
  return { vessel: "pizza", color, toppings, companions };
}
