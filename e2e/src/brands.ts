import { demoBrands } from "@dasturxon/demo";
import type { DemoBrand, DemoProduct } from "@dasturxon/demo";
import type { Language } from "./texts.ts";

export type BrandKey = "osh" | "pizza" | "market";
type Words = DemoBrand["name"];

/** A demo brand by its key. */
export function brandOf(key: BrandKey): DemoBrand {
  const found = demoBrands.find((brand) => brand.key === key);
  if (!found) throw new Error(`no demo brand is called ${key}`);
  return found;
}

export function productOf(key: BrandKey, product: string): DemoProduct {
  const found = brandOf(key).products.find((each) => each.key === product);
  if (!found) throw new Error(`${key} sells no ${product}`);
  return found;
}

/** A text of the demo in a language of the store, as far as the demo speaks it. */
export function wordsIn(words: Words, language: Language): string {
  if (language === "ar") return words.ar ?? words.uz;
  // Chinese falls back to Russian: the demo brands have no Chinese texts.
  if (language === "zh") return words.ru;
  return words[language === "en" ? "eng" : language];
}

/** A street of Tashkent that every brand delivers to, and a city that none does. */
export const SERVED = "Amir Temur";
export const PORT = Number(process.env["E2E_PORT"]);
export const storeUrl = (key: string, path = "/"): string => `http://${key}.localhost:${PORT}${path}`;

/** Bare localhost is no brand's own: the platform's. */
export const platformUrl = (path: string): string => `http://localhost:${PORT}${path}`;

/** A number of its own for every guest: codes go to one phone only so often. */
export function freshPhone(): string {
  return `90${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
}
