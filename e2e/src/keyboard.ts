import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

const MAX_TAB_PRESSES = 320;

type TabKey = "Tab" | "Shift+Tab";

/** Presses Tab until a control has the focus. Fails if the focus never reaches it. */
async function pressTabTo(page: Page, target: Locator, tabKey: TabKey): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(tabKey);
  }
  throw new Error(`${String(target)} cannot be reached by ${tabKey}`);
}

interface KeyboardActivationOptions {
  /** Enter for links and buttons (default), Space for choices. */
  key?: "Enter" | "Space";
  tabKey?: TabKey;
}

/** Moves the focus to a control by Tab and presses a key there. */
export async function tabToAndPress(
  page: Page,
  target: Locator,
  { key = "Enter", tabKey = "Tab" }: KeyboardActivationOptions = {},
): Promise<void> {
  await pressTabTo(page, target, tabKey);
  await page.keyboard.press(key);
}
