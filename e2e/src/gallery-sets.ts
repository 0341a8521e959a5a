import { type BrandKey, getDemoBrand } from "./brands.ts";
import type { Language } from "./texts.ts";

/** Combination of brand, language and theme for screenshots. */
export type GallerySet = { brand: BrandKey; language: Language; theme: "light" | "dark" };

export const THEMES = ["light", "dark"] as const;
const LANGUAGES = [
  ["uz", "uz"],
  ["ru", "ru"],
  ["en", "eng"],
  ["ar", "ar"],
] as const;

const USUAL_SETS: GallerySet[] = THEMES.flatMap((theme) => [
  { brand: "osh", language: "uz", theme },
  { brand: "pizza", language: "ru", theme },
  { brand: "market", language: "ar", theme },
]);
/** Gallery pages of every demo brand, in each of its languages and in both themes. */
const ALL_SETS: GallerySet[] = (["osh", "pizza", "market"] as const).flatMap((brand) =>
  LANGUAGES.filter(([, wire]) => getDemoBrand(brand).languages.includes(wire)).flatMap(([language]) =>
    THEMES.map((theme) => ({ brand, language, theme })),
  ),
);

export const formatGalleryTitle = ({ brand, language, theme }: GallerySet): string =>
  `${brand}, ${language}, ${theme} @gallery`;

const requestedSetPattern = new RegExp(process.env["GALLERY"] ?? "");
/**
 * The default combinations of brand, language and theme, or all combinations if none of the default ones matches the
 * request.
 */
export const chosenSets = USUAL_SETS.some((shown) => requestedSetPattern.test(formatGalleryTitle(shown)))
  ? USUAL_SETS
  : ALL_SETS;
