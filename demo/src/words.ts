import type { DemoProduct, Text } from "./types.ts";

/** Text in Uzbek, Russian and English. */
export type ThreeLanguageWords = readonly [uz: string, ru: string, eng: string];

export function createText([uz, ru, eng]: ThreeLanguageWords): Text {
  return { uz, ru, eng };
}

/** Name and description of a product in each language. */
export type NameAndDescription = Record<"uz" | "ru" | "eng", readonly [name: string, about: string]>;

/** Returns the name and description of a product. */
export function toProductTexts({
  uz,
  ru,
  eng,
}: NameAndDescription): Pick<DemoProduct, "name" | "description"> {
  return { name: createText([uz[0], ru[0], eng[0]]), description: createText([uz[1], ru[1], eng[1]]) };
}
