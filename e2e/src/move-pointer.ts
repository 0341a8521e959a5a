import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Moves the pointer until the page has loaded the code that watches the connection. Any user input loads this code. */
export async function movePointer(page: Page): Promise<void> {
  const watch = page.locator('div[role="status"].z-50');
  await expect(async () => {
    // The pointer moves in two steps to another position, because browsers ignore a move to the same position.
    await page.mouse.move(110, 300);
    await page.mouse.move(110, 310, { steps: 2 });
    await expect(watch).toBeAttached({ timeout: 1_000 });
  }).toPass();
}
