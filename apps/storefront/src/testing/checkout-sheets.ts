import { expect } from "vitest";
import { page } from "vitest/browser";
import type { Locator } from "vitest/browser";
import type { RenderedStore } from "./render-store.tsx";

/** Names of the parts of the checkout whose fields are in a sheet. */
type CheckoutSheetPart = "when" | "who" | "notes" | "pay";

export interface CheckoutSheets {
  /** Finds the row that shows a part of the order and opens its sheet. */
  row(part: CheckoutSheetPart): Locator;
  sheet(part: CheckoutSheetPart): Locator;
  /** Opens a sheet by its row. @returns the sheet. */
  open(part: CheckoutSheetPart): Promise<Locator>;
  /** Closes the open sheet by its button. */
  close(): Promise<void>;
}

/** Returns functions that open and close the sheets of the checkout as a guest does. */
export function createCheckoutSheets(store: RenderedStore): CheckoutSheets {
  const getTitle = (part: CheckoutSheetPart) => store.t(`checkout.${part}`);
  const findRow = (part: CheckoutSheetPart) =>
    page.getByRole("button", { name: new RegExp(`^${getTitle(part)}`) });
  const findSheet = (part: CheckoutSheetPart) => store.panel(getTitle(part));
  return {
    row: findRow,
    sheet: findSheet,
    async open(part) {
      await findRow(part).click();
      await expect.element(findSheet(part)).toBeVisible();
      return findSheet(part);
    },
    async close() {
      await store.button("checkout.done").click();
      await expect.element(store.panel()).not.toBeInTheDocument();
    },
  };
}
