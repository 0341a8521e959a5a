import { expect, test } from "vitest";
import { readProductTexts } from "../testing/product-texts.ts";
import { serveStorePages } from "../testing/store-pages.ts";

const pages = await serveStorePages();

test.each([
  ["a grocery", "market", "grocery"],
  ["a restaurant", "osh", undefined],
] as const)("[RT-3, LN-1] the page of an unknown address uses the words of %s", async (_, brand, kind) => {
  const t = readProductTexts("storefront", "ru", kind);
  const { status, text } = await pages.get(brand, "/nowhere", "ru");
  expect(status).toBe(404);
  expect(text("main")).toContain(t("error.404.text"));
  expect(text("main a")).toBe(t("error.home"));
});
