import type { Api } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { exampleAnswers } from "../../../testing/example-replies.ts";
import { LOST, refuse, type SentCall } from "../../../testing/fake-api.ts";
import { fakeMenu, PLOV } from "../../../testing/fake-menu.ts";
import { blankProduct } from "../../../platform/blank-product.ts";
import { idOf, stamp } from "../../../testing/fake-rows.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";

const ROUTE = "POST /console/v1/menu/imports";
type ImportCall = SentCall<Api[typeof ROUTE]>;

/** Opens a table of 150 new dishes, which is imported in two requests, against a fake API that stores the dishes. */
async function openTable() {
  const menu = fakeMenu(0);
  const rendered = await renderPage(<MenuSheetPage />, { api: { ...exampleAnswers(), ...menu.answers } });
  const { page, t, api } = rendered;
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const rows = Array.from({ length: 150 }, (_, at) => `Palovlar;Osh ${at + 1};45000`);
  const transfer = new DataTransfer();
  transfer.items.add(new File([["\uFEFFBoʻlim;Nomi;Narxi", ...rows].join("\r\n")], "menu.csv"));
  const files = document.querySelector("input[type=file]") as HTMLInputElement;
  files.files = transfer.files;
  files.dispatchEvent(new Event("change", { bubbles: true }));
  const written = new Set<string | null>();
  /** Stores the dishes of a request once for each idempotency key, as the server does. */
  const write = ({ body: { added }, idempotencyKey }: ImportCall) => {
    if (!written.has(idempotencyKey))
      for (const fields of added)
        menu.products.add({
          ...stamp(1000 + menu.products.rows.length),
          ...blankProduct(),
          categoryId: PLOV,
          name: fields.name,
          costPrice: 45_000,
          hasFiscalCode: false,
        });
    written.add(idempotencyKey);
    return { batchId: idOf(500), added: added.length, changed: 0, places: [] };
  };
  const sent = () =>
    api.calls
      .filter(({ route }) => route === ROUTE)
      .map(({ idempotencyKey, body }) => ({ idempotencyKey, body: JSON.stringify(body) }));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return { ...rendered, menu, write, sent, button };
}

test("[MN-1] after a lost answer to the first part the same part is sent again under its key, and the import ends and can be undone", async () => {
  const { page, t, api, menu, write, sent, button } = await openTable();
  api.answer({
    [ROUTE]: (call: ImportCall) => {
      write(call);
      return LOST;
    },
  });
  await button(t("menuSheet.apply", { count: 150 })).click();
  await expect.element(page.getByText(t("menuSheet.unsure"))).toBeVisible();
  expect(menu.products.rows).toHaveLength(100);
  await expect.element(button(t("menuSheet.undo"))).not.toBeInTheDocument();
  await button(t("menuSheet.continue")).click();
  await expect.poll(() => sent().length).toBe(2);
  api.answer({ [ROUTE]: write });
  // Pressed by keyboard, because the error notification covers the button while the pointer is over it.
  await expect.element(button(t("menuSheet.continue"))).toBeEnabled();
  (button(t("menuSheet.continue")).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(t("menuSheet.done", { added: 150, changed: 0 }))).toBeVisible();
  const [first, second, third, last] = sent();
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(last?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(sent()).toHaveLength(4);
  expect(menu.products.rows).toHaveLength(150);
  await expect.element(button(t("menuSheet.undo"))).toBeVisible();
});

test("[MN-1] an internal error counts as a lost answer; a refusal of the first part brings the plan back, and the next press has a new key", async () => {
  const { page, t, api, write, sent, button } = await openTable();
  api.answer({ [ROUTE]: refuse("internal") });
  await button(t("menuSheet.apply", { count: 150 })).click();
  await expect.element(page.getByText(t("menuSheet.unsure"))).toBeVisible();
  api.answer({ [ROUTE]: refuse("stale_version") });
  await button(t("menuSheet.continue")).click();
  await expect.element(button(t("menuSheet.apply", { count: 150 }))).toBeVisible();
  api.answer({ [ROUTE]: write });
  await button(t("menuSheet.apply", { count: 150 })).click();
  await expect.element(page.getByText(t("menuSheet.done", { added: 150, changed: 0 }))).toBeVisible();
  const [first, second, third] = sent();
  expect(second).toEqual(first);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
});
