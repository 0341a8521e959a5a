import { expect, test } from "vitest";
import { createLanguageUrl } from "./language-address.ts";

const brand = { offered: ["uz", "ru", "en"], main: "uz" } as const;

test("[LN-7] the default language has the plain URL, each other one has its parameter", () => {
  expect(createLanguageUrl("/about", "uz", brand)).toBe("/about");
  expect(createLanguageUrl("/about", "ru", brand)).toBe("/about?lang=ru");
  expect(createLanguageUrl("/?page=2", "en", brand)).toBe("/?page=2&lang=en");
  expect(createLanguageUrl("/#soups", "en", brand)).toBe("/?lang=en#soups");
  // The main language of a brand is not used as the default if the brand does not offer it.
  expect(createLanguageUrl("/", "ru", { offered: ["ru"], main: "uz" })).toBe("/");
});
