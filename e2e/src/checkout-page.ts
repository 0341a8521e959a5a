import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";
import type { Guest } from "./guest.ts";
import { createTextStartPattern } from "./texts.ts";

/** Part of the checkout whose fields are in a sheet. */
type CheckoutSheetName = "when" | "who" | "notes" | "pay";

/** Returns the row of the checkout that shows a part of the order and opens its fields. */
export function findCheckoutRow({ store, t }: Guest, part: CheckoutSheetName): Locator {
  return store.getByRole("button", { name: createTextStartPattern(t(`checkout.${part}`)) });
}

/** Opens the fields of a part of the order. @returns their sheet. */
export async function openCheckoutSheet(guest: Guest, part: CheckoutSheetName): Promise<Locator> {
  await findCheckoutRow(guest, part).click();
  const sheet = guest.panel(guest.t(`checkout.${part}`));
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Closes the open sheet of the checkout by its button. */
export async function closeCheckoutSheet(guest: Guest): Promise<void> {
  await guest.button("checkout.done").click();
  await expect(guest.panel()).toHaveCount(0);
}

/** Chooses the payment method by its name or by the end of a saved card. */
export async function choosePayment(guest: Guest, name: string): Promise<void> {
  const sheet = await openCheckoutSheet(guest, "pay");
  await sheet.getByText(name, { exact: true }).click();
  await expect(guest.panel()).toHaveCount(0);
  await expect(findCheckoutRow(guest, "pay")).toContainText(name);
}

/** Schedules the order for the first or last time of the shown day. @returns the time. */
export async function chooseOrderTime(guest: Guest, which: "first" | "last"): Promise<string> {
  const { t } = guest;
  const when = await openCheckoutSheet(guest, "when");
  await when.getByText(t("checkout.later"), { exact: true }).click();
  const times = when.getByRole("radiogroup", { name: t("checkout.time"), exact: true }).locator("label");
  const time = which === "first" ? times.first() : times.last();
  await time.click();
  await expect(time.getByRole("radio")).toBeChecked();
  const chosen = (await time.innerText()).trim();
  await closeCheckoutSheet(guest);
  return chosen;
}
