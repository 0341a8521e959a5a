import { type BrandKey, brandOf } from "./brands.ts";
import type { Language } from "./texts.ts";

/** A brand's store as it is photographed. */
export type Shown = { brand: BrandKey; language: Language; theme: "light" | "dark" };

export const THEMES = ["light", "dark"] as const;
const LANGUAGES = [
  ["uz", "uz"],
  ["ru", "ru"],
  ["en", "eng"],
  ["ar", "ar"],
] as const;

const USUAL: Shown[] = THEMES.flatMap((theme) => [
  { brand: "osh", language: "uz", theme },
  { brand: "pizza", language: "ru", theme },
  { brand: "market", language: "ar", theme },
]);
/** Each brand in the languages that it speaks. */
const EVERY: Shown[] = (["osh", "pizza", "market"] as const).flatMap((brand) =>
  LANGUAGES.filter(([, wire]) => brandOf(brand).languages.includes(wire)).flatMap(([language]) =>
    THEMES.map((theme) => ({ brand, language, theme })),
  ),
);

export const titleOf = ({ brand, language, theme }: Shown): string =>
  `${brand}, ${language}, ${theme} @gallery`;

const asked = new RegExp(process.env["GALLERY"] ?? "");
/** The usual sets; where none of them is what was asked for, those that are. */
export const chosenSets = USUAL.some((shown) => asked.test(titleOf(shown))) ? USUAL : EVERY;
