import type { Page } from "@playwright/test";

/** Returns the local storage of the store inside a simulated phone, as text. Empty during a navigation. */
export async function readShellStorage(phone: Page): Promise<string> {
  const kept = phone
    .frames()
    .at(-1)
    ?.evaluate(() => JSON.stringify(localStorage));
  return (await kept?.catch(() => "")) ?? "";
}
