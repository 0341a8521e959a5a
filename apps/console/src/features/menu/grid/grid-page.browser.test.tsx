import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { SIMULATED_LOST_CONNECTION } from "../../../testing/fake-api.ts";
import { createFakeMenu, PLOV, SOUPS } from "../../../testing/fake-menu.ts";
import { createTestId } from "../../../testing/fake-rows.ts";
import { DESKTOP_VIEWPORT_SIZE, PHONE_VIEWPORT_SIZE, renderPage } from "../../../testing/render-page.tsx";
import { GridPage } from "./grid-page.tsx";

const [CATEGORY, PRICE, DISCOUNT, FROM, TO, ON] = [1, 2, 3, 4, 5, 6];
const typeKeys = (text: string) => userEvent.keyboard(text);

/** Opens the grid with `count` dishes and waits until all are loaded. */
async function openGrid(count = 6, size: readonly [number, number] = DESKTOP_VIEWPORT_SIZE) {
  const menu = createFakeMenu(count);
  const rendered = await renderPage(<GridPage />, { api: menu.answers, size });
  const { page, t } = rendered;
  const grid = page.getByRole("grid", { name: t("grid.title") });
  await expect.element(grid).toHaveAttribute("aria-rowcount", String(count + 1));
  const findCell = (row: number, column: number) =>
    page.getByCss(`[data-row="${row}"] [data-column="${column}"]`);
  return { ...rendered, menu, grid, cellAt: findCell };
}

/** Pastes text in the format that a spreadsheet puts on the clipboard. */
function pasteIntoGrid(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

test("[MN-1, S37] in the grid a price is typed, Tab moves right, Enter moves down, and each change can be undone", async () => {
  const { page, t, menu, grid, cellAt } = await openGrid();
  await expectAccessible();
  const search = page.getByRole("searchbox", { name: t("products.search") });
  await search.fill("ТАОМ 3");
  await expect.element(grid).toHaveAttribute("aria-rowcount", "2");
  await expect.element(cellAt(0, 0)).toMatchTextContent("Taom 3");
  await search.fill("");
  await expect.element(grid).toHaveAttribute("aria-rowcount", "7");

  const price = cellAt(0, PRICE);
  await price.click();
  await typeKeys("71000{Tab}");
  const question = page.getByRole("dialog", { name: t("price.check") });
  await expect.element(question).toMatchTextContent(/21\s000.*71\s000/);
  await expectAccessible();
  expect(menu.products.rows[0]).toMatchObject({ costPrice: 21_000 });
  await question.getByRole("button", { name: t("price.change"), exact: true }).click();
  await expect.element(price).toHaveAttribute("data-sign", "saved");
  await expect.element(price).toMatchTextContent(/71\s000/);
  await expect.element(cellAt(0, DISCOUNT)).toHaveFocus();
  await typeKeys("7{Enter}");
  await expect.element(cellAt(0, DISCOUNT)).toHaveAttribute("data-sign", "saved");
  await expect.element(cellAt(1, DISCOUNT)).toHaveFocus();
  expect(menu.products.rows[0]).toMatchObject({ costPrice: 71_000, discount: 7, version: 3 });
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.element(cellAt(0, DISCOUNT).getByCss(".grid-text")).toMatchTextContent(/^0$/);
  await cellAt(1, DISCOUNT).click();
  await typeKeys("{Control>}z{/Control}");
  await expect.element(price.getByCss(".grid-text")).toMatchTextContent(/^21\s000/);
  await expect.poll(() => menu.products.rows[0]).toMatchObject({ costPrice: 21_000, discount: 0 });
});

test("[S37] a saved cell removes other cached lists, from which the outdated product could be opened", async () => {
  const menu = createFakeMenu(6);
  let client: QueryClient | null = null;
  const list = ["products", "list", { size: 500 }];
  function TestGrid() {
    client = useQueryClient();
    if (!client.getQueryData(["seeded"])) {
      client.setQueryData(["seeded"], true);
      client.setQueryData(list, { pages: [], pageParams: [] });
    }
    return <GridPage />;
  }
  const { page } = await renderPage(<TestGrid />, { api: menu.answers, size: DESKTOP_VIEWPORT_SIZE });
  const discount = page.getByCss(`[data-row="0"] [data-column="${DISCOUNT}"]`);
  await discount.click();
  await typeKeys("7{Enter}");
  await expect.element(discount).toHaveAttribute("data-sign", "saved");
  expect((client as QueryClient | null)?.getQueryData(list)).toBeUndefined();
});

test("[S37] Escape restores a cell, and typed text stays while the grid is scrolled away and back", async () => {
  const { cellAt, menu, screen } = await openGrid(80);
  await cellAt(1, DISCOUNT).click();
  await typeKeys("{F2}55");
  const box = screen.container.querySelector(".grid-box");
  box?.scrollTo(0, box.scrollHeight);
  await expect.element(cellAt(79, 0)).toBeVisible();
  await expect.element(cellAt(1, DISCOUNT).getByRole("textbox")).toHaveFocus();
  box?.scrollTo(0, 0);
  await typeKeys("{Escape}");
  await expect.element(cellAt(1, DISCOUNT)).toHaveFocus();
  await expect.element(cellAt(1, DISCOUNT)).not.toHaveAttribute("data-sign");
  expect(menu.products.rows[1]).toMatchObject({ discount: 0, version: 1 });
});

test("[MN-1] a pasted block fills cells, marks invalid values with the reason, and is undone as a whole", async () => {
  const { page, t, menu, cellAt, router } = await openGrid();
  await cellAt(1, PRICE).click();
  pasteIntoGrid("32 000\t1\r\n33000\tqimmat\r\n");
  await expect.element(page.getByText(t("grid.pasted", { count: 3 }))).toBeVisible();
  await expect.element(page.getByText(t("grid.misread", { count: 1 }))).toBeVisible();
  for (const row of [1, 2]) await expect.element(cellAt(row, PRICE)).toHaveAttribute("data-sign", "saved");
  expect(menu.products.rows.map(({ costPrice }) => costPrice).slice(0, 3)).toEqual([21_000, 32_000, 33_000]);
  const wrong = cellAt(2, DISCOUNT);
  await expect.element(wrong).toMatchTextContent("qimmat");
  await expect.element(wrong).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText(t("grid.stuck", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: t("grid.show"), exact: true }).click();
  await expect.element(wrong).toHaveFocus();
  await expect.element(wrong.getByText(t("menuSheet.fault.number")).first()).toBeVisible();
  await expectAccessible();

  // If the user leaves the grid with unsaved changes, it asks for a confirmation.
  await page.getByRole("link", { name: t("grid.as-list"), exact: true }).click();
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/manage/page");
  await wrong.click();
  await typeKeys("{Escape}");
  await expect.element(wrong).not.toMatchTextContent("qimmat");
  await typeKeys("{Control>}z{/Control}");
  await expect
    .poll(() => menu.products.rows.map(({ costPrice }) => costPrice).slice(0, 3))
    .toEqual([21_000, 22_000, 23_000]);
  await expect.element(page.getByText(t("grid.all-saved"), { exact: true })).toBeVisible();
});

test("[MN-1] edits a switch, a choice and optional minutes by keyboard", async () => {
  const { t, menu, cellAt, page } = await openGrid();
  await cellAt(0, 0).click();
  await typeKeys("{Control>}{End}{/Control}");
  await cellAt(5, TO).click();
  await typeKeys("{ArrowRight} ");
  await expect.element(cellAt(5, ON)).toMatchTextContent(t("resource.off"));
  await expect.element(cellAt(5, ON)).toHaveAttribute("data-sign", "saved");
  await typeKeys(" ");
  await expect.element(cellAt(5, ON)).toMatchTextContent(t("resource.on"));

  const minutes = cellAt(5, FROM);
  await minutes.click();
  await typeKeys("601{Enter}");
  await expect.element(minutes).toHaveAttribute("aria-invalid", "true");
  await minutes.click();
  await typeKeys("{Delete}");
  await expect.element(minutes).not.toHaveAttribute("aria-invalid");

  const category = cellAt(5, CATEGORY);
  await category.dblClick();
  await page.getByRole("combobox", { name: "Boʻlim", exact: true }).selectOptions("Palovlar");
  await typeKeys("{Enter}");
  await expect.element(category).toHaveAttribute("data-sign", "saved");
  await expect.poll(() => menu.products.rows[5]).toMatchObject({ categoryId: PLOV, timeCookingMin: null });
  await category.click();
  pasteIntoGrid("shoʻrvalar");
  await expect.poll(() => menu.products.rows[5]).toMatchObject({ categoryId: SOUPS });
});

test("[S37] the second of two editors of one cell sees the other value and chooses; failed changes are kept and sent again", async () => {
  const { page, t, api, menu, cellAt } = await openGrid();
  menu.products.changeElsewhere(createTestId(5), { costPrice: 34_000 }, "Aziza");
  const price = cellAt(4, PRICE);
  await price.click();
  await typeKeys("35000{Enter}");
  const conflict = page.getByRole("dialog", { name: t("resource.conflict") });
  await expect.element(conflict.getByRole("radio")).toHaveLength(2);
  await expectAccessible();
  await conflict.getByRole("radio").last().click();
  await conflict.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(price).toMatchTextContent(/34\s000/);

  api.answer({ "PUT /console/v1/menu/products/{id}": SIMULATED_LOST_CONNECTION });
  await price.click();
  await typeKeys("36000{Enter}");
  await expect.element(price).toHaveAttribute("data-sign", "failed");
  await expect.element(page.getByText(t("grid.stuck", { count: 1 }))).toBeVisible();
  api.answer(menu.answers);
  await page.getByRole("button", { name: t("board.again"), exact: true }).click();
  await expect.element(price).toHaveAttribute("data-sign", "saved");
  expect(menu.products.rows[4]).toMatchObject({ costPrice: 36_000 });
});

test("[MN-1] asks for confirmation before saving a price that changes by more than half, typed or pasted, and restores it if declined", async () => {
  const { page, t, menu, cellAt } = await openGrid();
  const question = page.getByRole("dialog", { name: t("price.check") });
  await cellAt(0, PRICE).click();
  await typeKeys("2100{Enter}");
  await expect.element(question).toMatchTextContent(/Taom 1.*21\s000.*2\s100/);
  await question.getByRole("button", { name: t("price.keep"), exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(cellAt(0, PRICE)).toMatchTextContent(/^21\s000/);
  await cellAt(1, PRICE).click();
  pasteIntoGrid("2200\n25000\n");
  await expect.element(question).toMatchTextContent(/22\s000.*2\s200/);
  await expect.element(question).not.toMatchTextContent(/25\s000/);
  expect(menu.products.rows.map(({ costPrice }) => costPrice).slice(0, 3)).toEqual([21_000, 22_000, 23_000]);
  await question.getByRole("button", { name: t("price.change"), exact: true }).click();
  await expect
    .poll(() => menu.products.rows.map(({ costPrice }) => costPrice).slice(0, 3))
    .toEqual([21_000, 2_200, 25_000]);
});

test("[MN-1] on a phone prices are next to the names, which stay visible, and nothing overflows the viewport", async () => {
  const { page, t, grid, cellAt } = await openGrid(6, PHONE_VIEWPORT_SIZE);
  await expectAccessible();
  const root = document.documentElement;
  expect(root.scrollWidth - root.clientWidth).toBeLessThanOrEqual(0);
  await page.getByRole("combobox", { name: t("grid.places") }).selectOptions("Shoʻrvalar");
  await expect.element(grid).toHaveAttribute("aria-rowcount", "4");
  await cellAt(0, 1).dblClick();
  await expect.element(page.getByRole("textbox", { name: "Narxi", exact: true })).toHaveFocus();
  await typeKeys("{Escape}");
  await cellAt(0, 0).click();
  await typeKeys("{End}");
  for (const column of [8, 0]) await expect.element(cellAt(0, column)).toBeInViewport();
});

test("[US-8] a person with read access cannot edit the grid", async () => {
  const menu = createFakeMenu(2);
  const { page, t, api } = await renderPage(<GridPage />, {
    api: menu.answers,
    size: DESKTOP_VIEWPORT_SIZE,
    role: "kitchen",
  });
  const grid = page.getByRole("grid", { name: t("grid.title") });
  await expect.element(grid).toHaveAttribute("aria-readonly", "true");
  const price = page.getByCss(`[data-row="0"] [data-column="${PRICE}"]`);
  await price.click();
  await typeKeys("71000{Enter}");
  await expect.element(price).toMatchTextContent(/21\s000/);
  expect(api.sentTo("PUT /console/v1/menu/products/{id}")).toEqual([]);
});
