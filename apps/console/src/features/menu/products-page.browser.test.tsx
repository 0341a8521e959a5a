import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createFakeMenu } from "../../testing/fake-menu.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ProductsPage } from "./products-page.tsx";

async function openProductsPage(menu = createFakeMenu(4)) {
  const rendered = await renderPage(<ProductsPage />, { api: menu.answers });
  const { page, t } = rendered;
  await expect.element(page.getByRole("row")).toHaveLength(menu.products.rows.length + 1);
  const form = page.getByRole("dialog");
  const findField = (name: Parameters<typeof t>[0]) =>
    form.getByRole("textbox", { name: t(name), exact: true });
  const pressButton = (name: Parameters<typeof t>[0]) =>
    form.getByRole("button", { name: t(name), exact: true }).click();
  const openProduct = (name: string) => page.getByRole("button", { name, exact: true }).click();
  return { ...rendered, menu, form, field: findField, press: pressButton, open: openProduct };
}

test("[MN-1] a product requires a name and a category, and is added with a text in each language", async () => {
  const { page, t, api, menu, form, field, press } = await openProductsPage();
  await page.getByRole("button", { name: t("products.add"), exact: true }).click();
  await press("resource.save");
  await expect.element(form.getByText(t("field.required"))).toHaveLength(2);
  await expectAccessible();
  const names = form.getByRole("group", { name: t("product.name") });
  await names.getByRole("textbox", { name: `${t("product.name")}, Oʻzbekcha` }).fill("Quymoq");
  await expect.element(names.getByText(t("field.filled", { filled: 1, count: 3 }))).toBeVisible();
  await names.getByRole("textbox", { name: `${t("product.name")}, Русский` }).fill("Блинчики");
  await expect.element(names.getByText(t("field.filled", { filled: 2, count: 3 }))).toBeVisible();
  await form.getByRole("combobox", { name: t("product.categoryId"), exact: true }).fill("palov");
  await page.getByRole("option", { name: "Palovlar" }).click();
  await field("product.costPrice").fill("40000");
  await field("product.discount").fill("25");
  await expect.element(form.getByText(/30\s000/)).toBeVisible();
  await press("resource.save");
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .poll(() => api.sentTo("POST /console/v1/menu/products"))
    .toMatchObject([
      {
        name: { uz: "Quymoq", ru: "Блинчики" },
        costPrice: 40_000,
        discount: 25,
        categoryId: createTestId(71),
      },
    ]);
  await expect.element(page.getByRole("row").filter({ hasText: "Quymoq" })).toMatchTextContent(/30\s000/);
  expect(menu.products.rows).toHaveLength(5);
});

test("[OR-10] an invalid tax code is refused at its field with the server's message", async () => {
  const { t, api, menu, form, field, press, open } = await openProductsPage();
  await open("Taom 2");
  await field("product.mxicCode").fill("12");
  await press("resource.save");
  await expect.element(form.getByText(t("product.mxicCode.wrong"))).toBeVisible();
  await field("product.mxicCode").fill("02106001001000000");
  api.answer({
    "PUT /console/v1/menu/products/{id}": createFakeRefusal("malformed_request", { field: "packageCode" }),
  });
  await press("resource.save");
  await expect.element(form.getByText(t("product.packageCode.wrong"))).toBeVisible();
  api.answer(menu.answers);
  await field("product.packageCode").fill("1395240");
  await press("resource.save");
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.products.rows[1]).toMatchObject({ mxicCode: "02106001001000000", packageCode: "1395240" });
});

test("[EN-3] prices and ids at external services are collapsed in the product form, and an error expands them", async () => {
  const { t, api, menu, form, field, press, open } = await openProductsPage();
  await open("Taom 2");
  await expect.element(field("product.posterId")).not.toBeInTheDocument();
  await field("product.costPrice").fill("22500");
  api.answer({
    "PUT /console/v1/menu/products/{id}": createFakeRefusal("bad_request", { field: "jowiId", in: "body" }),
  });
  await press("resource.save");
  await expect.element(form.getByText(t("field.wrong"))).toBeVisible();
  await field("product.eatsPrice").fill("51 000");
  await form.getByRole("switch", { name: t("product.enabledEats") }).click({ force: true });
  await field("product.additionalPrice").fill("1000");
  await field("product.posterId").fill("17");
  await field("product.posterAmount").fill("0.525");
  await field("product.jowiId").fill("jowi-17");
  await form.getByRole("combobox", { name: t("product.systems"), exact: true }).fill("poster");
  await userEvent.keyboard("{Enter}");
  await expectAccessible();
  api.answer(menu.answers);
  await press("resource.save");
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.products.rows[1]).toMatchObject({
    eatsPrice: 51_000,
    enabledEats: true,
    expressPrice: null,
    additionalPrice: 1_000,
    posterId: "17",
    posterAmount: 0.525,
    jowiId: "jowi-17",
    systems: ["poster"],
  });
});

test("[MN-1, S37] on a phone a product is found, unsaved input is confirmed before leaving, and a saved price is undone", async () => {
  const { page, t, menu, form, field, press, open } = await openProductsPage();
  await page.getByRole("textbox", { name: t("products.search") }).fill("Taom 3");
  await expect.element(page.getByRole("row")).toHaveLength(2);
  await open("Taom 3");
  await field("product.costPrice").fill("123 456");
  await press("resource.cancel");
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await expect.element(field("product.costPrice")).toHaveValue("123 456");
  await press("resource.save");
  // The page asks for a confirmation before it saves a price that changed by more than half. If the user declines, the
  // form stays unchanged.
  const question = page.getByRole("dialog", { name: t("price.check") });
  await question.getByRole("button", { name: t("price.keep"), exact: true }).click();
  expect(menu.products.rows[2]).toMatchObject({ costPrice: 23_000 });
  await expect.element(field("product.costPrice")).toHaveValue("123 456");
  await press("resource.save");
  await question.getByRole("button", { name: t("price.change"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  const row = page.getByRole("row").filter({ hasText: "Taom 3" });
  await expect.element(row).toMatchTextContent(/123\s456/);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.element(row).toMatchTextContent(/23\s000/);
  expect(menu.products.rows[2]).toMatchObject({ costPrice: 23_000 });
});

test("[MN-1] copies a product only as it was saved, and opens the copy switched off", async () => {
  const { page, t, api, menu, form, field, open } = await openProductsPage();
  const [, original] = menu.products.rows;
  if (!original) throw new Error("there are too few rows");
  api.answer({
    "POST /console/v1/menu/products/{id}/copy": () => {
      menu.products.add({
        ...original,
        id: createTestId(40),
        name: { uz: "Taom 2 (nusxa)" },
        isActive: false,
      });
      return { id: createTestId(40) };
    },
  });
  await open("Taom 2");
  await field("product.costPrice").fill("1");
  const button = form.getByRole("button", { name: t("products.copy"), exact: true });
  await expect.element(button).not.toBeInTheDocument();
  await field("product.costPrice").fill("22000");
  await button.click();
  const copied = page.getByRole("dialog", { name: "Taom 2 (nusxa)", exact: true });
  await expect.element(copied.getByRole("switch", { name: t("product.isActive") })).not.toBeChecked();
});

test("[MN-1] raises the prices of two selected products by one call and undoes them by one", async () => {
  const { page, t, api, menu, form, press } = await openProductsPage();
  api.answer({ "PUT /console/v1/menu/products/many": ({ body }) => saveProducts(menu, body.products) });
  for (const name of ["Taom 1", "Taom 2"])
    await page.getByRole("checkbox", { name: t("resource.choose", { name }) }).click();
  await expect.element(form).not.toBeInTheDocument();
  const many = page.getByRole("region", { name: t("many.chosen", { count: 2 }) });
  await many.getByRole("button", { name: t("many.price"), exact: true }).click();
  await form.getByRole("textbox", { name: t("many.percent"), exact: true }).fill("100");
  await expect.element(form.getByText(/42\s000/)).toBeVisible();
  await expect.element(form.getByText(t("price.large", { count: 2 }))).toBeVisible();
  await expectAccessible();
  await press("resource.save");
  const question = page.getByRole("dialog", { name: t("price.check") });
  await question.getByRole("button", { name: t("resource.cancel"), exact: true }).click();
  await expect
    .element(form.getByRole("textbox", { name: t("many.percent"), exact: true }))
    .toHaveValue("100");
  expect(api.sentTo("PUT /console/v1/menu/products/many")).toHaveLength(0);
  await press("resource.save");
  await question.getByRole("button", { name: t("price.change"), exact: true }).click();
  await expect.element(page.getByText(t("many.done", { count: 2 }))).toBeVisible();
  await expect.element(many).not.toBeInTheDocument();
  const listPrices = () => menu.products.rows.map(({ costPrice }) => costPrice);
  expect(listPrices()).toEqual([42_000, 44_000, 23_000, 24_000]);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.poll(listPrices).toEqual([21_000, 22_000, 23_000, 24_000]);
});

test("[MN-1] saves price changes of two products as one draft each, and the list keeps the old prices", async () => {
  const { page, t, api, menu, form, press } = await openProductsPage();
  api.answer({ "PUT /console/v1/drafts": { id: createTestId(60), publishAt: null } });
  for (const name of ["Taom 1", "Taom 2"])
    await page.getByRole("checkbox", { name: t("resource.choose", { name }) }).click();
  await page.getByRole("button", { name: t("many.price"), exact: true }).click();
  await form.getByRole("textbox", { name: t("many.percent"), exact: true }).fill("-10");
  await press("drafts.save");
  await expect.element(page.getByText(t("drafts.saved"))).toBeVisible();
  await expect
    .poll(() => api.sentTo("PUT /console/v1/drafts"))
    .toMatchObject([
      { entityId: createTestId(1), version: 1, fields: { costPrice: 19_000 } },
      { entityId: createTestId(2), version: 1, fields: { costPrice: 20_000 } },
    ]);
  expect(menu.products.rows[0]).toMatchObject({ costPrice: 21_000 });
});

test("[MN-1] a label that one of two products has is indeterminate: clicks set it on both, remove it, and restore it", async () => {
  const menu = createFakeMenu(4);
  menu.products.changeElsewhere(createTestId(1), { labels: ["NEW"] }, "Aziza");
  const { page, t, api, form, press } = await openProductsPage(menu);
  api.answer({ "PUT /console/v1/menu/products/many": ({ body }) => saveProducts(menu, body.products) });
  for (const name of ["Taom 1", "Taom 2"])
    await page.getByRole("checkbox", { name: t("resource.choose", { name }) }).click();
  await page.getByRole("button", { name: t("product.labels"), exact: true }).click();
  const label = form.getByRole("checkbox", { name: t("product.labels.NEW") });
  await expect.element(form.getByRole("button", { name: t("resource.save"), exact: true })).toBeDisabled();
  await expect.element(label).toHaveAccessibleDescription(t("many.labels-some", { count: 1, total: 2 }));
  await expectAccessible();
  await label.click();
  await expect.element(label).toBeChecked();
  await label.click();
  await expect.element(label).not.toBeChecked();
  await label.click();
  await expect.element(label).toHaveAccessibleDescription(t("many.labels-some", { count: 1, total: 2 }));
  await label.click();
  await press("resource.save");
  await expect.element(page.getByText(t("many.done", { count: 2 }))).toBeVisible();
  expect(menu.products.rows.map(({ labels }) => labels)).toEqual([["NEW"], ["NEW"], [], []]);
});

test("[MN-6] sets the stock of two products; a conflict is shown and the typed count is kept", async () => {
  const { page, t, api, form, press } = await openProductsPage();
  const left = new Map([[createTestId(1), 5]]);
  api.answer({
    "GET /console/v1/menu/stock": () => ({ products: [...left].map(([id, count]) => ({ id, left: count })) }),
    "PUT /console/v1/menu/stock": createFakeRefusal("stale_version", {
      present: { products: [{ id: createTestId(1), left: 39 }] },
    }),
  });
  for (const name of ["Taom 1", "Taom 2"])
    await page.getByRole("checkbox", { name: t("resource.choose", { name }) }).click();
  await page.getByRole("button", { name: t("stock.title"), exact: true }).click();
  const [first, second] = [form.getByRole("textbox").first(), form.getByRole("textbox").last()];
  await first.fill("40");
  await second.fill("60");
  await expectAccessible();
  await press("resource.save");
  await expect.element(form.getByText(t("stock.moved", { left: 39 }))).toBeVisible();
  await expect.element(first).toHaveValue("40");
  api.answer({
    "PUT /console/v1/menu/stock": ({ body }) => {
      for (const each of body.products) if (each.left !== null) left.set(each.id, each.left);
      return { products: body.products.map(({ id, left: count }) => ({ id, left: count })) };
    },
  });
  await press("resource.save");
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .poll(() => api.sentTo("PUT /console/v1/menu/stock").at(-1))
    .toEqual({
      products: [
        { id: createTestId(1), left: 40, was: 39 },
        { id: createTestId(2), left: 60, was: null },
      ],
    });
});

/** Saves the products as the server does: all of them or, if a version is stale, none. */
function saveProducts(menu: ReturnType<typeof createFakeMenu>, sent: { id: string; version: number }[]) {
  const isStale = sent.some(({ id, version }) =>
    menu.products.rows.some((row) => row.id === id && row.version !== version),
  );
  if (isStale) return createFakeRefusal("stale_version");
  const products = sent.map(({ id, version, ...fields }) => {
    menu.products.changeElsewhere(id, fields, "Dilnoza");
    return { id, version: version + 1 };
  });
  return { products };
}
