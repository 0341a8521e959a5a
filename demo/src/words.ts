import type { DemoProduct, Text } from "./types.ts";

/** One text in Uzbek, Russian, English. */
export type Words = readonly [uz: string, ru: string, eng: string];

export function text([uz, ru, eng]: Words): Text {
  return { uz, ru, eng };
}

/** A name and a description in each language. */
export type Said = Record<"uz" | "ru" | "eng", readonly [name: string, about: string]>;

/** What is said of a product. */
export function textsOf({ uz, ru, eng }: Said): Pick<DemoProduct, "name" | "description"> {
  return { name: text([uz[0], ru[0], eng[0]]), description: text([uz[1], ru[1], eng[1]]) };
}
