import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createFakePromos } from "../../testing/fake-promos.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { DESKTOP_VIEWPORT_SIZE, renderPage } from "../../testing/render-page.tsx";
import { PromosPage } from "./promos-page.tsx";

const createThreePromos = () =>
  createFakePromos(
    ["BAHOR", { usedCount: 7, totalLimit: 20 }],
    ["YOZGI", { productDiscount: 15, isActive: false }],
    ["KUZGI", { discountType: "AMOUNT", productDiscount: 5_000 }],
  );

test("[S37] searches a fully loaded list without a call, ignoring case and script", async () => {
  const { page, t, api } = await renderPage(<PromosPage />, {
    api: createThreePromos().answers,
    size: DESKTOP_VIEWPORT_SIZE,
  });
  const rows = page.getByRole("row");
  await expect.element(rows.nth(3)).toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent("7 / 20");
  await expect.element(rows.nth(3)).toMatchTextContent(/5\s000/);
  await expectAccessible();
  const before = api.calls.length;
  for (const words of ["bahor", "БАҲОР"]) {
    await page.getByRole("textbox", { name: t("promos.search") }).fill(words);
    await expect.element(rows).toHaveLength(2);
    await expect.element(rows.nth(1)).toMatchTextContent("BAHOR");
  }
  await page.getByRole("textbox", { name: t("promos.search") }).fill("qishki");
  await expect.element(page.getByText(t("resource.nothing-found"))).toBeVisible();
  expect(api.calls).toHaveLength(before);
});

test("[S37] filters a list by a switch and sorts it ascending, descending and by default with a column header", async () => {
  const { page, t } = await renderPage(<PromosPage />, {
    api: createThreePromos().answers,
    size: DESKTOP_VIEWPORT_SIZE,
  });
  const names = page.getByRole("row");
  await expect.element(names).toHaveLength(4);
  const head = page.getByRole("columnheader", { name: t("promo.code"), exact: true });
  for (const [sort, first] of [
    ["ascending", "BAHOR"],
    ["descending", "YOZGI"],
    [null, "BAHOR"],
  ] as const) {
    await head.getByRole("button").click();
    await expect.element(names.nth(1)).toMatchTextContent(first);
    if (sort) await expect.element(head).toHaveAttribute("aria-sort", sort);
    else await expect.element(head).not.toHaveAttribute("aria-sort");
  }
  const filter = page.getByRole("radiogroup", { name: t("promo.isActive") });
  await filter.getByText(t("resource.off"), { exact: true }).click();
  await expect.element(names).toHaveLength(2);
  await expect.element(names.nth(1)).toMatchTextContent("YOZGI");
  await filter.getByText(t("resource.all"), { exact: true }).click();
  await expect.element(names).toHaveLength(4);
});

test("[S37] loads the next page of a long list on request", async () => {
  const { answers, rows } = createThreePromos();
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error("there are too few rows");
  const { page, t } = await renderPage(<PromosPage />, {
    api: {
      ...answers,
      "GET /console/v1/promos": ({ query }) =>
        query.cursor === "2"
          ? { items: [third], next: null, total: 3 }
          : { items: [first, second], next: "2", total: 3 },
    },
  });
  await expect.element(page.getByRole("row")).toHaveLength(3);
  await page.getByRole("button", { name: t("resource.more"), exact: true }).click();
  await expect.element(page.getByRole("row")).toHaveLength(4);
  await expect.element(page.getByRole("button", { name: t("resource.more") })).not.toBeInTheDocument();
});

test("[S37] a switch in a row saves at once without opening the row, and can be undone", async () => {
  const fake = createThreePromos();
  const { page, t } = await renderPage(<PromosPage />, { api: fake.answers });
  const isActive = page.getByRole("switch", { name: `${t("promo.isActive")}: BAHOR` });
  await isActive.click({ force: true });
  await expect.element(isActive).not.toBeChecked();
  await expect
    .element(page.getByRole("status").getByText(t("resource.saved", { name: "BAHOR" })))
    .toBeVisible();
  expect(fake.rows[0]).toMatchObject({ isActive: false, code: "BAHOR", usedCount: 7 });
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.element(isActive).toBeChecked();
  expect(fake.rows[0]).toMatchObject({ isActive: true });
});

test("[S37] a removed row disappears and can be restored; a row in use stays, with its uses listed", async () => {
  const fake = createThreePromos();
  const { page, t, api } = await renderPage(<PromosPage />, { api: fake.answers });
  const openPromo = () => page.getByRole("button", { name: "BAHOR", exact: true }).click();
  const remove = page.getByRole("dialog").getByRole("button", { name: t("resource.remove") });
  await openPromo();
  api.answer({
    "DELETE /console/v1/promos/{id}": createFakeRefusal("in_use", {
      where: [{ what: "products", count: 3 }],
    }),
  });
  await remove.click();
  await expect
    .element(page.getByText(t("resource.in-use", { uses: t("uses.products", { count: 3 }) })))
    .toBeVisible();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  api.answer(fake.answers);
  await remove.click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("row")).toHaveLength(3);
  expect(fake.rows.map(({ id }) => id)).not.toContain(createTestId(1));
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.element(page.getByRole("row")).toHaveLength(4);
});

test("[US-8] shows a person with read access no add button, no switch and a read-only form", async () => {
  const { page, t } = await renderPage(<PromosPage />, {
    api: createThreePromos().answers,
    role: "operator",
  });
  await page.getByRole("button", { name: "BAHOR", exact: true }).click();
  const form = page.getByRole("dialog", { name: "BAHOR" });
  await expect.element(form.getByRole("textbox", { name: t("promo.code"), exact: true })).toBeDisabled();
  for (const name of ["resource.save", "resource.remove", "resource.cancel"] as const)
    await expect.element(form.getByRole("button", { name: t(name) })).not.toBeInTheDocument();
  await form
    .getByRole("button", { name: t("order.close"), exact: true })
    .last()
    .click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: t("promos.add") })).not.toBeInTheDocument();
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
});

test("[ER-3] a list that failed to load says so and can be reloaded", async () => {
  const fake = createThreePromos();
  const { page, t, api } = await renderPage(<PromosPage />, {
    api: { ...fake.answers, "GET /console/v1/promos": createFakeRefusal("forbidden") },
  });
  await expect.element(page.getByText(t("resource.failed"))).toBeVisible();
  api.answer(fake.answers);
  await page.getByRole("button", { name: t("board.again") }).click();
  await expect.element(page.getByRole("row")).toHaveLength(4);
});
