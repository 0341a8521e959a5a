import type { PictureRecipe } from "../../pictures.ts";

type Rest = Omit<PictureRecipe, "name" | "hue" | "subject">;

/** A picture of the brand on a ground of the given hue. */
export function recipe(key: string, hue: number, rest: Omit<PictureRecipe, "name" | "hue">): PictureRecipe {
  return { name: `pizza/${key}`, hue, ...rest };
}

/** One emoji, or several of it. */
export function shown(subject: string, rest: Rest = {}): Omit<PictureRecipe, "name" | "hue"> {
  return { subject, ...rest };
}

/** A whole pizza on sauce of a colour. */
export function round(color: string, toppings: string[], companions: string[] = []): Rest {
  return { vessel: "pizza", color, toppings, companions };
}
