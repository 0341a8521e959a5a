import type { PictureRecipe, Vessel } from "../../pictures.ts";

type RecipeDetails = Omit<PictureRecipe, "name" | "hue" | "subject">;

/** Returns a picture recipe of one or several pieces of the product, on a background of the given hue. */
export function createProductRecipe(
  key: string,
  hue: number,
  [subject, rest = {}]: [string, RecipeDetails?],
): PictureRecipe {
  return { name: `market/${key}`, hue, subject, ...rest };
}

interface PackDetails {
  in: Vessel;
  color: string;
  /** Emoji printed on the pack. */
  print?: string;
  beside?: string[];
}

/** Returns a picture of a product in a colored pack. */
export function createPackRecipe(key: string, hue: number, pack: PackDetails): PictureRecipe {
  return {
    name: `market/${key}`,
    hue,
    vessel: pack.in,
    color: pack.color,
    ...(pack.print ? { subject: pack.print } : {}),
    ...(pack.beside ? { companions: pack.beside } : {}),
  };
}

/** Returns a picture of a bowl heaped with grain of this color. */
export function createHeapRecipe(
  key: string,
  hue: number,
  heap: Pick<PackDetails, "color" | "beside">,
): PictureRecipe {
  const { color, beside = [] } = heap;
  return { name: `market/${key}`, hue, vessel: "bowl", fill: "grain", color, companions: beside };
}
