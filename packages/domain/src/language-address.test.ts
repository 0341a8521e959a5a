import { expect, test } from "vitest";
import { languageAddress } from "./language-address.ts";

const brand = { offered: ["uz", "ru", "en"], main: "uz" } as const;

test("[LN-7] the default language has the plain URL, each other one has its parameter", () => {
  expect(languageAddress("/about", "uz", brand)).toBe("/about");
  expect(languageAddress("/about", "ru", brand)).toBe("/about?lang=ru");
  expect(languageAddress("/?page=2", "en", brand)).toBe("/?page=2&lang=en");
  expect(languageAddress("/#soups", "en", brand)).toBe("/?lang=en#soups");
  // A main language that is not offered is never the default.
  expect(languageAddress("/", "ru", { offered: ["ru"], main: "uz" })).toBe("/");
});
