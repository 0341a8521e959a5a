import type { Page } from "@playwright/test";

/** What the store keeps on the device inside a simulator's phone, as text; empty while a page of it is being left. */
export async function keptInShell(phone: Page): Promise<string> {
  const kept = phone
    .frames()
    .at(-1)
    ?.evaluate(() => JSON.stringify(localStorage));
  return (await kept?.catch(() => "")) ?? "";
}
