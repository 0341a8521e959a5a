import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

const FARTHEST = 320;

/** Tabs to a control, as somebody without a pointer does; fails when the focus never comes there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} cannot be reached by Tab`);
}

/** Tabs there and presses a key: Enter for links and buttons, Space for choices. */
export async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
