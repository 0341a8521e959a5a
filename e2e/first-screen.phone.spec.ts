import type { DemoBrandKey } from "./src/brands.ts";
import { loadFonts } from "./src/loaded-fonts.ts";
import { expect, test } from "./src/test.ts";
import type { Language } from "./src/texts.ts";

const FIRST_SCREEN_VISITS: [brand: DemoBrandKey, languages: readonly Language[]][] = [
  ["osh", ["uz", "ru"]],
  ["pizza", ["uz", "ru"]],
  ["market", ["uz", "ru", "ar"]],
];

/** Maximum layout shift. Web fonts that replace fallback fonts move single words by up to 0.001. */
const MAX_LAYOUT_SHIFT = 0.002;

/** Returns the number of prices that are completely in the viewport and not covered. Runs in the page. */
function countVisiblePrices(): number {
  return [...document.querySelectorAll(".card-price")].filter((price) => {
    const { top, bottom, left, right } = price.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
    // The price element is as wide as its card, so the checked point is near the start of its text.
    const x = getComputedStyle(price).direction === "rtl" ? right - 8 : left + 8;
    return price.contains(document.elementFromPoint(x, (top + bottom) / 2));
  }).length;
}

for (const [brand, languages] of FIRST_SCREEN_VISITS)
  test(`[UX-3] a first visit to ${brand} shows the prices of two products without scrolling, and nothing moves`, async ({
    guestOf,
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const total = Number(document.documentElement.dataset["moved"] ?? 0);
        const shift = list
          .getEntries()
          .reduce((sum, each) => sum + (each as PerformanceEntry & { value: number }).value, 0);
        document.documentElement.dataset["moved"] = String(total + shift);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const language of languages) {
      await guestOf(brand, language).open();
      await loadFonts(page);
      expect(await page.evaluate(countVisiblePrices), language).toBeGreaterThanOrEqual(2);
      const moved = Number(await page.locator("html").getAttribute("data-moved"));
      expect(moved, `${language}: layout shift`).toBeLessThan(MAX_LAYOUT_SHIFT);
    }
  });
