import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Selector of a modal: an open sheet of the store that is not closing, or a dialog of the console. */
const MODAL_SELECTOR = 'dialog[data-open], [role="dialog"][aria-modal="true"]';

/**
 * Expects no axe violations of the visible page: all rules in the light theme, and color contrast in the dark theme.
 * `part` limits the check to a new part of a page, if another test checks the rest of the page.
 */
export async function expectAccessible(page: Page, name: string, part?: Locator): Promise<void> {
  await part?.evaluate((element) => element.setAttribute("data-part", ""));
  const within = part ? "[data-part]" : MODAL_SELECTOR;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The themes differ only in colors.
    await expectNoViolations(page, `${name}, ${colorScheme}`, within, colorScheme === "dark");
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** Like `expectAccessible`, in the current theme only. Another test checks the screen in the other theme. */
export async function expectAccessibleInCurrentTheme(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name, MODAL_SELECTOR, false);
}

async function expectNoViolations(
  page: Page,
  name: string,
  within: string,
  isColorAlone: boolean,
): Promise<void> {
  await waitForAnimations(page);
  // Injects axe once per page and reports only violations, because the full report covers every element.
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page })
    .options({ resultTypes: ["violations"] })
    // Avoids the extra page that axe opens to merge results of frames. The product has no frames.
    .setLegacyMode();
  // If a modal is open, only the modal is checked: the page behind it is unreachable and was checked before.
  if (await page.locator(within).count()) axe.include(within);
  if (isColorAlone) axe.withRules("color-contrast");
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect.soft(found, name).toEqual([]);
}

/**
 * Waits until no animation runs, because colors in transition fail the contrast check. Requires several idle frames,
 * because scripts may start a transition some frames after a theme change.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let stillFrames = 0; stillFrames < 3; stillFrames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // The check looks for animations that are still running, because finished animations in collapsed elements stay in
      // the list and fire no event.
      const isMoving = document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState !== "finished" && effect?.getComputedTiming().iterations !== Infinity,
        );
      if (isMoving) stillFrames = -1;
    }
  });
}
