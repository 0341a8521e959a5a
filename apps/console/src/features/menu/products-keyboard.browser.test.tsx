import { expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { createFakeMenu } from "../../testing/fake-menu.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ProductsPage } from "./products-page.tsx";

/** Half the width of a desktop window, which equals a browser zoom of 200 %. */
const ZOOMED_WINDOW_SIZE = [640, 800] as const;
const MAX_TAB_PRESSES = 150;

/** Presses Tab until the control has the focus. */
async function pressTabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if (target.element() === document.activeElement) return;
    await userEvent.keyboard("{Tab}");
  }
  throw new Error(`${target.selector} cannot be reached by Tab`);
}

async function tabToAndPress(target: Locator): Promise<void> {
  await pressTabTo(target);
  await userEvent.keyboard("{Enter}");
}

async function tabToAndType(field: Locator, words: string): Promise<void> {
  await pressTabTo(field);
  await userEvent.keyboard(words);
}

test("[UX-41, MN-1] check 27: adds, reorders and copies a product by keyboard at double text size", async () => {
  const menu = createFakeMenu(2);
  const { page, t, api } = await renderPage(<ProductsPage />, {
    api: menu.answers,
    size: ZOOMED_WINDOW_SIZE,
  });
  await expect.element(page.getByRole("row")).toHaveLength(3);
  await tabToAndPress(page.getByRole("button", { name: t("products.add"), exact: true }));
  const form = page.getByRole("dialog", { name: t("products.new") });
  await tabToAndType(
    form.getByRole("textbox", { name: `${t("product.name")}, Oʻzbekcha`, exact: true }),
    "Tezkor",
  );
  const category = form.getByRole("combobox", { name: t("product.categoryId"), exact: true });
  await tabToAndType(category, "palov");
  await expect.element(page.getByRole("option", { name: "Palovlar" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(category).toHaveValue("Palovlar");
  await tabToAndType(form.getByRole("textbox", { name: t("product.costPrice"), exact: true }), "25000");
  await tabToAndPress(form.getByRole("button", { name: t("resource.save"), exact: true }));
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.products.rows.at(-1)).toMatchObject({ costPrice: 25_000, categoryId: createTestId(71) });

  // Products can be reordered only within one category.
  await tabToAndType(page.getByRole("combobox", { name: t("product.categoryId"), exact: true }), "palov");
  await expect.element(page.getByRole("option", { name: "Palovlar" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const rows = page.getByRole("row");
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.last()).toMatchTextContent("Tezkor");
  await tabToAndPress(page.getByRole("button", { name: t("resource.up", { name: "Tezkor" }), exact: true }));
  await expect.element(rows.nth(1)).toMatchTextContent("Tezkor");
  await expect
    .poll(() => api.sentTo("PUT /console/v1/menu/products/positions").at(-1)?.ids.slice(0, 2))
    .toEqual([menu.products.rows.find(({ name }) => name.uz === "Tezkor")?.id, createTestId(1)]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, "nothing lies beside the window").toBeLessThanOrEqual(clientWidth);

  const original = menu.products.rows.find(({ name }) => name.uz === "Tezkor");
  if (!original) throw new Error("the dish is gone");
  api.answer({
    "POST /console/v1/menu/products/{id}/copy": () => {
      menu.products.add({
        ...original,
        id: createTestId(40),
        name: { uz: "Tezkor (nusxa)" },
        isActive: false,
      });
      return { id: createTestId(40) };
    },
  });
  await tabToAndPress(page.getByRole("button", { name: "Tezkor", exact: true }));
  const own = page.getByRole("dialog", { name: "Tezkor", exact: true });
  await tabToAndPress(own.getByRole("button", { name: t("products.copy"), exact: true }));
  await expect.element(page.getByRole("dialog", { name: "Tezkor (nusxa)", exact: true })).toBeVisible();
});
