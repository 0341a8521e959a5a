import { expect, test } from "@playwright/test";
import type { Locator } from "@playwright/test";

/** Maximum time until a change by the guest or staff appears on the page of the other, in milliseconds. */
const MAX_LIVE_DELAY_MS = 3_000;

/** Waits until a change appears on another person's page without a reload, and records the time. */
export async function expectLiveChangeVisible(name: string, locator: Locator, since: number): Promise<void> {
  await expect(locator).toBeVisible({ timeout: MAX_LIVE_DELAY_MS });
  test
    .info()
    .annotations.push({ type: "seen by the other side", description: `${name} ${Date.now() - since} ms` });
}

/** Prints the times that `expectLiveChangeVisible` recorded in this test. */
export function logLatencies(): void {
  const { annotations, title } = test.info();
  const notes = annotations
    .filter(({ type }) => type.startsWith("seen"))
    .map(({ description }) => description);
  console.log(`${title}, seen by the other side: ${notes.join(", ")}`);
}
