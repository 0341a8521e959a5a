import { expect, test } from "vitest";
import { readProductTexts } from "../testing/product-texts.ts";
import { serveStorePages } from "../testing/store-pages.ts";

const pages = await serveStorePages();

test.each(["uz", "ru", "en"] as const)(
  "[BK-7, UX-8] in %s the menu shows the service fee and from which total it is free, before the script runs",
  async (language) => {
    const { root } = await pages.get("osh", "/", language);
    const conditions = root.querySelectorAll("main li").map(({ text }) => text.replace(/\s/g, " "));
    expect(conditions).toContain(
      readProductTexts("storefront", language)("conditions.serviceBelow", { price: "3 000", sum: "150 000" }),
    );
  },
);
