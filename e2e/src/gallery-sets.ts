import { type DemoBrandKey, getDemoBrand } from "./brands.ts";
import type { Language } from "./texts.ts";

/** Combination of brand, language and theme for screenshots. */
export type GallerySet = { brand: DemoBrandKey; language: Language; theme: "light" | "dark" };

export const COLOR_THEMES = ["light", "dark"] as const;
const LANGUAGES = [
  ["uz", "uz"],
  ["ru", "ru"],
  ["en", "eng"],
  ["ar", "ar"],
] as const;

const DEFAULT_GALLERY_SETS: GallerySet[] = COLOR_THEMES.flatMap((theme) => [
  { brand: "osh", language: "uz", theme },
  { brand: "pizza", language: "ru", theme },
  { brand: "market", language: "ar", theme },
]);
/** Gallery pages of every demo brand, in each of its languages and in both themes. */
const ALL_GALLERY_SETS: GallerySet[] = (["osh", "pizza", "market"] as const).flatMap((brand) =>
  LANGUAGES.filter(([, wire]) => getDemoBrand(brand).languages.includes(wire)).flatMap(([language]) =>
    COLOR_THEMES.map((theme) => ({ brand, language, theme })),
  ),
);

export const formatGalleryTitle = ({ brand, language, theme }: GallerySet): string =>
  `${brand}, ${language}, ${theme} @gallery`;

const requestedGallerySetPattern = new RegExp(process.env["GALLERY"] ?? "");
/**
 * The default combinations of brand, language and theme, or all combinations if none of the default ones matches the
 * request.
 */
export const selectedGallerySets = DEFAULT_GALLERY_SETS.some((shown) =>
  requestedGallerySetPattern.test(formatGalleryTitle(shown)),
)
  ? DEFAULT_GALLERY_SETS
  : ALL_GALLERY_SETS;
