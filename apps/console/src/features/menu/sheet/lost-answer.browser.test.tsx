import { product } from "@dasturxon/contract/managed/products";
import { shapeFromResource } from "@dasturxon/contract/resource-shape";
import type { DasturxonApi } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadExampleAnswers } from "../../../testing/example-replies.ts";
import {
  SIMULATED_LOST_CONNECTION,
  type FakeRefusal,
  createFakeRefusal,
  type SentRequest,
} from "../../../testing/fake-api.ts";
import { createFakeMenu, PLOV } from "../../../testing/fake-menu.ts";
import { createBlankProduct } from "../../../parts/menu-import/blank-product.ts";
import { createTestId, createServerColumns } from "../../../testing/fake-rows.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";

const IMPORT_ROUTE = "POST /console/v1/menu/imports";
type FakeMenu = ReturnType<typeof createFakeMenu>;
type ImportCall = SentRequest<DasturxonApi[typeof IMPORT_ROUTE]>;

const NEW_DISH_LINES = Array.from({ length: 150 }, (_, at) => `Palovlar;Osh ${at + 1};45000`);

/** Opens a table of new dishes, imported in two requests. The fake API stores the dishes. */
async function openTable(rows = NEW_DISH_LINES, heads = "Boʻlim;Nomi;Narxi", menu = createFakeMenu(0)) {
  const rendered = await renderPage(<MenuSheetPage />, { api: { ...loadExampleAnswers(), ...menu.answers } });
  const { page, t, api } = rendered;
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(new File([[`\uFEFF${heads}`, ...rows].join("\r\n")], "menu.csv"));
  const files = document.querySelector("input[type=file]") as HTMLInputElement;
  files.files = transfer.files;
  files.dispatchEvent(new Event("change", { bubbles: true }));
  const written = new Set<string | null>();
  /** Stores the dishes of a request once for each idempotency key, as the server does. */
  const storeDishes = ({ body: { batchId, added, changed }, idempotencyKey }: ImportCall) => {
    if (!written.has(idempotencyKey)) {
      for (const { id, fields } of changed) menu.products.changeElsewhere(id, fields, "Owner");
      for (const fields of added)
        menu.products.add({
          ...createServerColumns(1000 + menu.products.rows.length),
          ...createBlankProduct(shapeFromResource(product)),
          categoryId: PLOV,
          name: fields.name,
          costPrice: 45_000,
          hasFiscalCode: false,
        });
    }
    written.add(idempotencyKey);
    const reply = { added: added.length, changed: changed.length, places: [] };
    return { batchId: batchId ?? createTestId(500 + written.size), ...reply };
  };
  const listImportCalls = () =>
    api.calls
      .filter(({ route }) => route === IMPORT_ROUTE)
      .map(({ idempotencyKey, body }) => ({ idempotencyKey, body: JSON.stringify(body) }));
  const findButton = (name: string) => page.getByRole("button", { name, exact: true });
  return { ...rendered, menu, write: storeDishes, sent: listImportCalls, button: findButton };
}

test("[MN-1] after a lost response the same part is sent again with its key, and the import finishes and can be undone", async () => {
  const { page, t, api, menu, write, sent, button } = await openTable();
  api.answer({
    [IMPORT_ROUTE]: (call: ImportCall) => {
      write(call);
      return SIMULATED_LOST_CONNECTION;
    },
  });
  await button(t("menuSheet.apply", { count: 150 })).click();
  await expect.element(page.getByText(t("menuSheet.unsure"))).toBeVisible();
  expect(menu.products.rows).toHaveLength(100);
  await expect.element(button(t("menuSheet.undo"))).not.toBeInTheDocument();
  await button(t("menuSheet.continue")).click();
  await expect.poll(() => sent().length).toBe(2);
  api.answer({ [IMPORT_ROUTE]: write });
  // The test presses the button by keyboard, because the error notification covers the button while the pointer is over
  // it.
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

test("[MN-1] treats an internal error as a lost response; a refusal of the first part restores the plan, and the next try has a new key", async () => {
  const { page, t, api, write, sent, button } = await openTable();
  api.answer({ [IMPORT_ROUTE]: createFakeRefusal("internal") });
  await button(t("menuSheet.apply", { count: 150 })).click();
  await expect.element(page.getByText(t("menuSheet.unsure"))).toBeVisible();
  api.answer({ [IMPORT_ROUTE]: createFakeRefusal("stale_version") });
  await button(t("menuSheet.continue")).click();
  await expect.element(button(t("menuSheet.apply", { count: 150 }))).toBeVisible();
  api.answer({ [IMPORT_ROUTE]: write });
  await button(t("menuSheet.apply", { count: 150 })).click();
  await expect.element(page.getByText(t("menuSheet.done", { added: 150, changed: 0 }))).toBeVisible();
  const [first, second, third] = sent();
  expect(second).toEqual(first);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

/** Opens a table with new prices of 150 dishes by name or id. `spoil` runs before the second request is refused. */
async function openPriceTable(by: "name" | "id", refused: FakeRefusal, spoil: (menu: FakeMenu) => void) {
  const menu = createFakeMenu(150);
  const rows = menu.products.rows.map(
    ({ id, name, costPrice }) => `${by === "id" ? id : name.uz};${costPrice + 1_000}`,
  );
  const opened = await openTable(rows, by === "id" ? "ID;Narxi" : "Nomi;Narxi", menu);
  const { api, write, t, button } = opened;
  const listImportBodies = () => api.sentTo(IMPORT_ROUTE);
  const answerImport = (call: ImportCall) => {
    if (listImportBodies().length !== 2) return write(call);
    spoil(menu);
    return refused;
  };
  api.answer({ [IMPORT_ROUTE]: answerImport });
  await button(t("menuSheet.apply", { count: 150 })).click();
  await expect.element(button(t("menuSheet.continue"))).toBeVisible();
  return { ...opened, bodies: listImportBodies };
}

test("[MN-1] plans and writes the rest again after a product changed during an import, and names the product", async () => {
  const { page, t, button, bodies } = await openPriceTable(
    "name",
    createFakeRefusal("stale_version"),
    ({ products }) => products.changeElsewhere(createTestId(120), { costPrice: 31_000 }, "Owner"),
  );
  await button(t("menuSheet.continue")).click();
  await expect.element(page.getByText(t("menuSheet.done", { added: 0, changed: 150 }))).toBeVisible();
  await expect.element(page.getByText(t("menuSheet.meanwhile", { names: "Taom 120" }))).toBeVisible();
  const [, second, third, ...more] = bodies();
  expect(third?.batchId).toBe(second?.batchId);
  expect(third?.changed).toHaveLength(50);
  expect(third?.changed.find(({ id }) => id === createTestId(120))?.version).toBe(2);
  expect(more).toEqual([]);
});

test("[MN-1] shows the row of a product removed during an import as invalid; the others are written and undone together", async () => {
  const { page, t, button, bodies, api } = await openPriceTable(
    "id",
    createFakeRefusal("not_found"),
    ({ products }) => products.rows.splice(119, 1),
  );
  api.answer({
    "POST /console/v1/changes/{id}/undo": { undone: 1 },
  });
  await button(t("menuSheet.continue")).click();
  await expect.element(page.getByText(t("menuSheet.fault.unknown"))).toBeVisible();
  await button(t("menuSheet.apply", { count: 49 })).click();
  await expect.element(page.getByText(t("menuSheet.done", { added: 0, changed: 149 }))).toBeVisible();
  expect(bodies().map(({ batchId }) => batchId ?? null)).toEqual([null, createTestId(501), null]);
  await button(t("menuSheet.undo")).click();
  await expect.element(page.getByText(t("menuSheet.undone"))).toBeVisible();
  const undone = api.calls.filter(({ route }) => route === "POST /console/v1/changes/{id}/undo");
  expect(undone.map(({ params }) => params)).toEqual([{ id: createTestId(502) }, { id: createTestId(501) }]);
});

test("[MN-1] a rejected part is not sent again while the menu cannot be read", async () => {
  const { page, t, button, bodies, api } = await openPriceTable(
    "name",
    createFakeRefusal("stale_version"),
    () => undefined,
  );
  api.answer({ "GET /console/v1/menu/products": SIMULATED_LOST_CONNECTION });
  await button(t("menuSheet.continue")).click();
  await expect
    .poll(() => page.getByText(t("menuSheet.partly", { done: 100, left: 50 })).query())
    .not.toBeNull();
  await expect.element(button(t("menuSheet.continue"))).toBeEnabled();
  expect(bodies()).toHaveLength(2);
});

test("[MN-1] shows how many rows of a large import are written", async () => {
  const { page, t, api, write, button } = await openTable();
  const held = Promise.withResolvers<undefined>();
  api.answer({
    [IMPORT_ROUTE]: async (call: ImportCall) => {
      if (call.body.batchId) await held.promise;
      return write(call);
    },
  });
  await button(t("menuSheet.apply", { count: 150 })).click();
  const written = page
    .getByRole("status")
    .filter({ hasText: t("menuSheet.writing", { done: "100", count: "150" }) });
  await expect.element(written).toBeVisible();
  held.resolve(undefined);
  await expect.element(page.getByText(t("menuSheet.done", { added: 150, changed: 0 }))).toBeVisible();
  await expect.element(written).not.toBeInTheDocument();
});
