import { readdirSync, readFileSync } from "node:fs";
import { listProgressSteps } from "@dasturxon/domain/order-status";
import { getStoreUrl } from "./src/brands.ts";
import { loadFonts } from "./src/loaded-fonts.ts";
import { expect, test } from "./src/test.ts";

const LOCALES_FOLDER = new URL("../locales/", import.meta.url);
/** Distance between the centers of two steps on a phone 360 CSS pixels wide: five steps in a card, 6 pixels apart. */
const STEP_PITCH_PX = (360 - 2 * 32 - 4 * 6) / 5 + 6;
/** Minimum distance between two texts, in CSS pixels. */
const MIN_TEXT_GAP_PX = 2;

/** Returns pairs of neighboring step texts, for restaurants and groceries. */
function listNeighbourTexts(language: string): string[][] {
  const texts = readFileSync(new URL(`${language}/storefront-late.po`, LOCALES_FOLDER), "utf8");
  const words = new Map(
    [...texts.matchAll(/msgid "order\.step\.([^"]+)"\nmsgstr "([^"]+)"/g)].map(([, id = "", text = ""]) => [
      id,
      text,
    ]),
  );
  const wordsOf = ["", ".grocery"].flatMap((kind) =>
    (["DELIVERY", "PICK_UP"] as const).map((service) =>
      listProgressSteps(service).map((step) => words.get(step + kind) ?? words.get(step) ?? ""),
    ),
  );
  return wordsOf.flatMap((list) => list.slice(1).map((word, at) => [list[at] ?? "", word]));
}

test("[OR-1, LN-1] the labels of an order's steps fit side by side in every language", async ({ page }) => {
  await page.goto(getStoreUrl("market"));
  for (const language of readdirSync(LOCALES_FOLDER)) {
    const words = listNeighbourTexts(language);
    await loadFonts(page, words.flat().join(" "));
    const crowded = await page.evaluate(
      ([pairs, room]) => {
        const measure = document.body.appendChild(document.createElement("span"));
        measure.className = "text-caption";
        // Uses exact letter widths, like phones. A screen with one pixel per CSS pixel rounds the widths.
        measure.style.cssText = "position:absolute;font-weight:500;text-rendering:geometricPrecision";
        // A text with several words wraps, so only the widest word counts.
        const measureWidth = (text: string) =>
          Math.max(
            ...text.split(" ").map((word) => {
              measure.textContent = word;
              return measure.getBoundingClientRect().width;
            }),
          );
        return pairs.filter(
          ([left = "", right = ""]) => (measureWidth(left) + measureWidth(right)) / 2 > room,
        );
      },
      [words, STEP_PITCH_PX - MIN_TEXT_GAP_PX] as const,
    );
    expect.soft(crowded, language).toEqual([]);
  }
});
