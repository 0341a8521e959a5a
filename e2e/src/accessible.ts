import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** An open sheet of the store, not one on its way out, or a dialog of the console. */
const MODAL = 'dialog[data-open], [role="dialog"][aria-modal="true"]';

/**
 * Axe finds nothing on what is shown, in the light theme and, by colour, in the dark one. `part`: what is new on a
 * page that is looked at elsewhere.
 */
export async function expectAccessible(page: Page, what: string, part?: Locator): Promise<void> {
  await part?.evaluate((element) => element.setAttribute("data-part", ""));
  const within = part ? "[data-part]" : MODAL;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // the themes differ in colour alone
    await expectNothingFound(page, `${what}, ${colorScheme}`, within, colorScheme === "dark");
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** The same of a page in the theme that it is in, where its screen is looked at in the other one elsewhere. */
export async function expectAccessibleNow(page: Page, what: string): Promise<void> {
  await expectNothingFound(page, what, MODAL, false);
}

async function expectNothingFound(
  page: Page,
  what: string,
  within: string,
  isColorAlone: boolean,
): Promise<void> {
  await settled(page);
  // Once in a page is enough, and only what is wrong is written out: axe would tell of every element it looked at.
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page })
    .options({ resultTypes: ["violations"] })
    // Its own page for what frames found costs more than the look: the product has no frames.
    .setLegacyMode();
  // What lies behind a modal cannot be reached, and was looked at before it.
  if (await page.locator(within).count()) axe.include(within);
  if (isColorAlone) axe.withRules("color-contrast");
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect.soft(found, what).toEqual([]);
}

/**
 * Nothing moves any more: half-way colours are nobody's. A script that hears of the theme sets them going only frames
 * later, so that one look is not enough.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let stillFrames = 0; stillFrames < 3; stillFrames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // One that is over stays listed, and says so to nobody, in what is folded away.
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
