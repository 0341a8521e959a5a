import type { Text } from "../types.ts";

/** One text in Uzbek, Russian, English. */
export type Words = readonly [uz: string, ru: string, eng: string];

export function text([uz, ru, eng]: Words): Text {
  return { uz, ru, eng };
}

/** A name and a description in each language. */
export type Said = Record<keyof Text, readonly [name: string, about: string]>;
