import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeMenu } from "../../testing/fake-menu.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { CategoriesPage } from "./categories-page.tsx";

/** Opens the categories page with the categories of one menu group, which users can reorder. */
async function openGroupCategories() {
  const menu = createFakeMenu(0);
  const rendered = await renderPage(<CategoriesPage />, {
    api: menu.answers,
    query: `?groupId=${createTestId(70)}`,
  });
  const { page, t } = rendered;
  await expect.element(page.getByRole("row")).toHaveLength(3);
  const listCategoryNames = () => menu.categories.rows.map(({ name }) => name.uz);
  const names = page.getByRole("row");
  const findArrangeButton = (way: "resource.up" | "resource.down", name: string) =>
    page.getByRole("button", { name: t(way, { name }), exact: true });
  return { ...rendered, menu, order: listCategoryNames, names, button: findArrangeButton };
}

test("[MN-1] requires a name and a group for a category", async () => {
  const menu = createFakeMenu(0);
  const { page, t } = await renderPage(<CategoriesPage />, { api: menu.answers });
  await page.getByRole("button", { name: t("categories.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("categories.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect.element(form.getByText(t("field.required"))).toHaveLength(2);
  await expectAccessible();
  await form.getByRole("textbox", { name: `${t("category.name")}, Oʻzbekcha` }).fill("Nonushta");
  await form.getByRole("combobox", { name: t("category.groupId"), exact: true }).click();
  await page.getByRole("option", { name: "Milliy taomlar" }).click();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.categories.rows.at(-1)).toMatchObject({ name: { uz: "Nonushta" }, groupId: createTestId(70) });
});

test("[MN-1] reorders rows of one group by buttons and keys, and undoes the order", async () => {
  const { page, t, order, names, button } = await openGroupCategories();
  await expect.element(button("resource.up", "Palovlar")).toBeDisabled();
  await expect.element(button("resource.down", "Shoʻrvalar")).toBeDisabled();
  await button("resource.down", "Palovlar").click();
  await expect.element(names.nth(1)).toMatchTextContent("Shoʻrvalar");
  expect(order()).toEqual(["Shoʻrvalar", "Palovlar"]);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.element(names.nth(1)).toMatchTextContent("Palovlar");
  expect(order()).toEqual(["Palovlar", "Shoʻrvalar"]);
  button("resource.up", "Shoʻrvalar").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(names.nth(1)).toMatchTextContent("Shoʻrvalar");
  await expectAccessible();
});

test("[MN-1] a dragged row stays where it is dropped, and Escape cancels the drag", async () => {
  const { page, order, names, screen } = await openGroupCategories();
  const grips = [...screen.container.querySelectorAll(".row-grip")];
  const [first, second] = grips;
  if (!first || !second) throw new Error("there are too few rows");
  const pointInElement = (element: Element, by = 0) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 + by, bubbles: true, pointerId: 1, button: 0 };
  };
  first.setPointerCapture = () => undefined;
  const dragFirstRow = async () => {
    first.dispatchEvent(new PointerEvent("pointerdown", pointInElement(first)));
    first.dispatchEvent(new PointerEvent("pointermove", pointInElement(second, 4)));
    await expect.element(page.getByCss("tr[data-dragged]")).toBeInTheDocument();
    // The helper waits until the other row has moved aside, so that the dragged row is dropped in the place of that
    // row.
    const other = second.closest("tr");
    await expect.poll(() => other?.style.transform).toContain("translateY");
  };
  await dragFirstRow();
  await userEvent.keyboard("{Escape}");
  first.dispatchEvent(new PointerEvent("pointerup", pointInElement(second, 4)));
  await expect.element(page.getByCss("tr[data-dragged]")).not.toBeInTheDocument();
  expect(order()).toEqual(["Palovlar", "Shoʻrvalar"]);
  await dragFirstRow();
  first.dispatchEvent(new PointerEvent("pointerup", pointInElement(second, 4)));
  await expect.element(names.nth(1)).toMatchTextContent("Shoʻrvalar");
  expect(order()).toEqual(["Shoʻrvalar", "Palovlar"]);
});

test("[MN-1] hides the handles when the list is filtered, and explains how to reorder", async () => {
  const { page, t } = await renderPage(<CategoriesPage />, { api: createFakeMenu(0).answers });
  await expect.element(page.getByText(t("categories.arrange"))).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: t("resource.up", { name: "Palovlar" }) }))
    .not.toBeInTheDocument();
});
