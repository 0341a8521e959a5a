import { expect, test } from "vitest";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { createFakeMenu } from "../../../testing/fake-menu.ts";
import { createTestId } from "../../../testing/fake-rows.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { ProductsPage } from "../products-page.tsx";

const PRICE_ROUTE = "PUT /console/v1/menu/products/{id}/branches/{branchId}";

test("[BK-1] sets the price of a product for one branch, and asks if it is far from the general price", async () => {
  const terms = { branchId: createTestId(1), isSold: true, price: null };
  const { page, t, api } = await renderPage(<ProductsPage />, {
    api: {
      ...createFakeMenu(4).answers,
      "GET /console/v1/menu/products/{id}/branches": { branches: [terms] },
      [PRICE_ROUTE]: { ...terms, price: 77_000 },
    },
  });
  const form = page.getByRole("dialog");
  const price = form.getByRole("textbox", { name: t("productBranch.price"), exact: true });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  const question = page.getByRole("dialog", { name: t("price.check") });
  const answer = (name: "resource.cancel" | "price.change") =>
    question.getByRole("button", { name: t(name), exact: true }).click();
  await page.getByRole("checkbox", { name: t("resource.choose", { name: "Taom 3" }) }).click();
  await page.getByRole("button", { name: t("many.branches"), exact: true }).click();
  await price.fill("77000");
  await expectAccessible();
  await save.click();
  await expect.element(question).toMatchTextContent(/23\s000.*→.*77\s000/);
  await answer("resource.cancel");
  await expect.element(price).toHaveValue("77 000");
  expect(api.sentTo(PRICE_ROUTE)).toHaveLength(0);
  await save.click();
  await answer("price.change");
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .poll(() => api.sentTo(PRICE_ROUTE))
    .toEqual([{ isSold: true, price: 77_000, was: { isSold: true, price: null } }]);
});
