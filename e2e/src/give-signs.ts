import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Moves the pointer until the page, awake by then, has brought what watches the connection: a guest's way had many. */
export async function giveSigns(page: Page): Promise<void> {
  const watch = page.locator('[role="status"].z-50');
  await expect(async () => {
    // A pointer that stays where it was has not moved.
    await page.mouse.move(110, 300);
    await page.mouse.move(110, 310, { steps: 2 });
    await expect(watch).toBeAttached({ timeout: 1_000 });
  }).toPass();
}
