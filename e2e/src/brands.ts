import { demoBrands } from "@dasturxon/demo";
import type { DemoBrand, DemoProduct } from "@dasturxon/demo";
import type { Language } from "./texts.ts";

export type DemoBrandKey = "osh" | "pizza" | "market";
type BrandWords = DemoBrand["name"];

/** Returns a demo brand by its key. */
export function getDemoBrand(key: DemoBrandKey): DemoBrand {
  const found = demoBrands.find((brand) => brand.key === key);
  if (!found) throw new Error(`no demo brand is called ${key}`);
  return found;
}

export function getDemoProduct(key: DemoBrandKey, product: string): DemoProduct {
  const found = getDemoBrand(key).products.find((each) => each.key === product);
  if (!found) throw new Error(`${key} sells no ${product}`);
  return found;
}

/** Returns a text of the demo in a language of the store, with a fallback if the demo lacks the language. */
export function getBrandWords(words: BrandWords, language: Language): string {
  if (language === "ar") return words.ar ?? words.uz;
  // Chinese falls back to Russian: the demo brands have no Chinese texts.
  if (language === "zh") return words.ru;
  return words[language === "en" ? "eng" : language];
}

/** Street of Tashkent that every demo brand delivers to. */
export const SERVED_STREET = "Amir Temur";
export const TESTED_SERVER_PORT = Number(process.env["E2E_PORT"]);
export const getStoreUrl = (key: string, path = "/"): string =>
  `http://${key}.localhost:${TESTED_SERVER_PORT}${path}`;

/** Returns a URL on plain localhost, for pages and API calls that do not depend on a brand's own host. */
export const getPlatformUrl = (path: string): string => `http://localhost:${TESTED_SERVER_PORT}${path}`;

/** Returns a new phone number, because sign-in codes to one phone number are rate-limited. */
export function createPhoneNumber(): string {
  return `90${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
}
