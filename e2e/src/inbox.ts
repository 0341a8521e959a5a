import { expect } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { type DemoBrandKey, getStoreUrl } from "./brands.ts";
import { callApi, openEmptyPage } from "./call.ts";

/** Reads the newest code for a phone on the demo's inbox page. `national` is a phone number of nine digits. */
export async function readNewestCode(inbox: Page, national: string): Promise<string> {
  const shape = [...national].join("\\D*");
  const message = inbox
    .getByRole("listitem")
    .filter({ hasText: new RegExp(shape) })
    .first();
  const code = message.getByRole("strong");
  await expect(code).toHaveText(/^\d{6}$/);
  return await code.innerText();
}

/** Returns the newest code sent to a phone (`+998…`), from the demo's inbox of a brand. */
export async function fetchNewestCode(browser: Browser, brand: DemoBrandKey, phone: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openEmptyPage(page, getStoreUrl(brand, ""));
  const path = `GET /notifications/v1/demo/inbox?phone=${encodeURIComponent(phone)}`;
  const [message] = await callApi<{ code: string }[]>(page, path);
  await context.close();
  return message?.code ?? "";
}
