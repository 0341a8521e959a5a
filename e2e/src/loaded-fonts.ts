import type { Page } from "@playwright/test";

/**
 * Loads the web fonts for a text before it is measured, by default the page's own text. A font loads only when one of
 * its letters is rendered. Until then a fallback font determines the width.
 */
export async function loadFonts(page: Page, text?: string): Promise<void> {
  await page.evaluate(async (named) => {
    const letters = named ?? document.body.innerText;
    const families = new Set([...document.fonts].map(({ family }) => family));
    // The faces of a family differ in their letters, and each contains all weights. Faces that name a local font fail
    // if the machine lacks it.
    await Promise.allSettled(
      [...families].map((family) => document.fonts.load(`400 16px ${family}`, letters)),
    );
    await document.fonts.ready;
  }, text);
}
