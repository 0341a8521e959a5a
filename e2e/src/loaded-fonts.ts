import type { Page } from "@playwright/test";

/**
 * Loads the web fonts for a text before it is measured: the page's own text, unless another is named. A face comes
 * only when a letter of it is drawn, and until then the machine's own fonts decide how wide a word is.
 */
export async function loadFonts(page: Page, text?: string): Promise<void> {
  await page.evaluate(async (named) => {
    const letters = named ?? document.body.innerText;
    const families = new Set([...document.fonts].map(({ family }) => family));
    // A family's faces differ by the letters that they have, and each has all weights. Those that name a font of the
    // machine fail where it has none.
    await Promise.allSettled(
      [...families].map((family) => document.fonts.load(`400 16px ${family}`, letters)),
    );
    await document.fonts.ready;
  }, text);
}
