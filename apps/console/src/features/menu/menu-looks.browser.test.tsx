import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeMenu } from "../../testing/fake-menu.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { CategoriesPage } from "./categories-page.tsx";
import { MenuGroupsPage } from "./menu-groups-page.tsx";

test("[MN-2, EN-2] a category's layout and opening mode are chosen in its form, previewed and saved", async () => {
  const menu = createFakeMenu(0);
  const { page, t } = await renderPage(<CategoriesPage />, { api: menu.answers });
  await page.getByRole("button", { name: "Palovlar", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Palovlar" });
  const getPreviewElement = () => form.getByRole("img", { name: t("categories.preview") }).element();
  const clickLookOption = (id: "category.scrollType.HORIZONTAL" | "category.navigationType.POP_UP") =>
    form.getByText(t(id), { exact: true }).click();
  expect(getPreviewElement().querySelectorAll(".look-plus")).not.toHaveLength(0);
  await clickLookOption("category.scrollType.HORIZONTAL");
  await clickLookOption("category.navigationType.POP_UP");
  await form.getByRole("switch", { name: t("category.isWithoutCart") }).click();
  const color = form.getByRole("textbox", { name: t("category.textColor"), exact: true });
  await color.fill("#fc0");
  await userEvent.keyboard("{Tab}");
  await expect.element(color).toHaveValue("#ffcc00");
  await form.getByRole("switch", { name: t("category.timetable") }).click();
  expect(getPreviewElement().querySelectorAll(".look-plus")).toHaveLength(0);
  expect(getPreviewElement().querySelector("[data-navigation=POP_UP]")).not.toBeNull();
  expect(getPreviewElement().querySelector("b")?.style.color).toMatch(/^light-dark/);
  await expectAccessible();
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.categories.rows[0]).toMatchObject({
    scrollType: "HORIZONTAL",
    navigationType: "POP_UP",
    isWithoutCart: true,
    textColor: "#ffcc00",
    timetable: [{ from: "07:00", to: "11:00" }],
  });
});

test("[EN-2] a group's colour is typed and removed by one click", async () => {
  const menu = createFakeMenu(0);
  const { page, t } = await renderPage(<MenuGroupsPage />, { api: menu.answers });
  const openCategory = () => page.getByRole("button", { name: "Milliy taomlar", exact: true }).click();
  await openCategory();
  const form = page.getByRole("dialog", { name: "Milliy taomlar" });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  const color = form.getByRole("textbox", { name: t("menuGroup.bgColor"), exact: true });
  await color.fill("#0f766e");
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.groups.rows[0]).toMatchObject({ bgColor: "#0f766e", iconBgColor: null });
  await openCategory();
  const clear = t("field.clear-color", { name: t("menuGroup.bgColor") });
  await form.getByRole("button", { name: clear, exact: true }).click();
  await expect.element(color).toHaveValue("");
  await expectAccessible();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.groups.rows[0]).toMatchObject({ bgColor: null });
});

test("[EN-2] an incomplete or invalid colour is reset; three digits are expanded to six", async () => {
  const menu = createFakeMenu(0);
  const { page, t } = await renderPage(<MenuGroupsPage />, { api: menu.answers });
  await page.getByRole("button", { name: "Milliy taomlar", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Milliy taomlar" });
  const color = form.getByRole("textbox", { name: t("menuGroup.bgColor"), exact: true });
  const fillColorAndTab = async (text: string) => {
    await color.fill(text);
    await userEvent.keyboard("{Tab}");
  };
  await fillColorAndTab("#12");
  await expect.element(color).toHaveValue("");
  await fillColorAndTab("0f7");
  await expect.element(color).toHaveValue("#00ff77");
  for (const text of ["#12", "#00f", "#1234", "#11223344", "rgb(1, 2, 3)", "teal"]) {
    await fillColorAndTab("#0f766e");
    await color.fill("#0f7");
    await fillColorAndTab(text);
    await expect.element(color).toHaveValue(text === "#00f" ? "#0000ff" : "#0f766e");
  }
  await fillColorAndTab("");
  await expect.element(color).toHaveValue("");
});

test("[MN-2] the preview of a group shows its name as a tab between others and above its section", async () => {
  const menu = createFakeMenu(0);
  const { page, t } = await renderPage(<MenuGroupsPage />, { api: menu.answers });
  await page.getByRole("button", { name: "Milliy taomlar", exact: true }).click();
  const sketch = page.getByRole("img", { name: t("menuGroups.preview"), exact: true });
  await expect.element(sketch).toBeVisible();
  const tab = sketch.element().querySelector(".look-tab");
  expect(tab?.textContent).toBe("Milliy taomlar");
  expect(tab?.parentElement?.querySelectorAll(".look-line")).toHaveLength(2);
});
