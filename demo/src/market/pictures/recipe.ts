import type { PictureRecipe, Vessel } from "../../pictures.ts";

type Rest = Omit<PictureRecipe, "name" | "hue" | "subject">;

/** The good itself, one or several, on a ground of the given hue. */
export function shown(key: string, hue: number, [subject, rest = {}]: [string, Rest?]): PictureRecipe {
  return { name: `market/${key}`, hue, subject, ...rest };
}

interface Packed {
  in: Vessel;
  color: string;
  /** What is printed on it, or stands before it. */
  print?: string;
  beside?: string[];
}

/** A good in its pack of a colour. */
export function packed(key: string, hue: number, pack: Packed): PictureRecipe {
  return {
    name: `market/${key}`,
    hue,
    vessel: pack.in,
    color: pack.color,
    ...(pack.print ? { subject: pack.print } : {}),
    ...(pack.beside ? { companions: pack.beside } : {}),
  };
}

/** A bowl heaped with grain of a tone. */
export function heaped(key: string, hue: number, heap: Pick<Packed, "color" | "beside">): PictureRecipe {
  const { color, beside = [] } = heap;
  return { name: `market/${key}`, hue, vessel: "bowl", fill: "grain", color, companions: beside };
}
