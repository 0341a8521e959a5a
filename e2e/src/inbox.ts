import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Reads the newest code for a phone from the demo's inbox, as a person would. `national`: nine digits. */
export async function readCode(inbox: Page, national: string): Promise<string> {
  const shape = [...national].join("\\D*");
  const message = inbox
    .getByRole("listitem")
    .filter({ hasText: new RegExp(shape) })
    .first();
  const code = message.getByRole("strong");
  await expect(code).toHaveText(/^\d{6}$/);
  return await code.innerText();
}
