import { randomUUID } from "node:crypto";
import { getStoreUrl } from "./src/brands.ts";
import { copyBrand } from "./src/copy-brand.ts";
import { hasDatabase, runStatement } from "./src/database.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern, readProductTexts } from "./src/texts.ts";

const t = readProductTexts("storefront", "uz");

test("[CH-11] a guest orders by the code of a table without a phone, and cancels on the order's page", async ({
  page,
}) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const features = { dineInWithoutPhone: true, cancelOrder: true };
  const brand = await copyBrand("osh", "table", { features });
  const [id, secret] = [randomUUID(), randomUUID().replaceAll("-", "")];
  await runStatement(
    `insert into dining_tables (merchant_id, id, branch_id, number, place, chairs, secret)
     select merchant_id, $2, id, '7', '{"uz":"Zal"}', 4, $3 from branches
     where merchant_id = $1 and settings ->> 'dineinEnabled' = 'true' order by is_main desc limit 1`,
    [brand.id, id, secret],
  );
  await page.goto(getStoreUrl(brand.key, `/table/${id}?tableSecret=${secret}`));
  await expect(page.getByText(t("table.number", { number: "7" })).first()).toBeVisible();
  await page.locator("[data-tap=add]").first().click();
  await page.goto(getStoreUrl(brand.key, "/checkout"));
  await expect(page.getByText(t("checkout.noPhone"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: createTextStartPattern(t("checkout.place")) }).click();
  await page.waitForURL(/\/profile\/orders\/[^/]+$/);
  const title = page.getByRole("heading", { name: createTextStartPattern(t("order.title")), level: 1 });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole("button", { name: t("order.cancelAsk"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("order.cancelTitle") });
  await sheet.getByRole("radio").first().check({ force: true });
  const canceling = page.waitForResponse(/\/cancel$/);
  await sheet.getByRole("button", { name: t("order.cancelYes"), exact: true }).click();
  expect(await (await canceling).json()).toMatchObject({ status: "CANCELED", table: { number: "7" } });
});
