import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[MN-1] on a phone two products are chosen, their prices raised together, and all of it taken back", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("market", "products");
  await page.setViewportSize(PHONE);
  const rows = page.getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  const priceAt = async (at: number) =>
    (await rows.nth(at).getByRole("cell").nth(3).innerText()).split("\n")[0];
  const prices = () => Promise.all([1, 2].map(priceAt));
  const before = await prices();
  for (const at of [1, 2]) await rows.nth(at).getByRole("checkbox").check();
  await expect(page.getByRole("dialog")).toBeHidden();
  const many = page.getByRole("region", { name: t("many.chosen", { count: 2 }) });
  await expectAccessible(page, "two chosen products");
  await many.getByRole("button", { name: t("many.price"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("many.price") });
  await dialog.getByRole("textbox", { name: t("many.percent"), exact: true }).fill("100");
  await expectAccessible(page, "how prices change");
  await dialog.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(page.getByText(t("many.done", { count: 2 }))).toBeVisible();
  await expect(many).toBeHidden();
  await expect.poll(prices).not.toEqual(before);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.poll(prices).toEqual(before);
});

test("[MN-1] prices of two products wait as drafts, and hold for nobody until they are published", async ({
  managerOf,
}) => {
  const staff = await managerOf("market", "products");
  const { page, t } = staff;
  const rows = page.getByRole("row");
  await expect(rows.nth(4)).toBeVisible();
  // What is left stands below the price, and comes later.
  const pricesOf = async () => {
    const cells = [3, 4].map((at) => rows.nth(at).getByRole("cell").nth(3).innerText());
    return (await Promise.all(cells)).map((said) => said.split("\n")[0]);
  };
  const before = await pricesOf();
  for (const at of [3, 4]) await rows.nth(at).getByRole("checkbox").check();
  await page
    .getByRole("region", { name: t("many.chosen", { count: 2 }) })
    .getByRole("button", { name: t("many.price"), exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: t("many.price") });
  await dialog.getByRole("textbox", { name: t("many.percent"), exact: true }).fill("15");
  await dialog.getByRole("button", { name: t("drafts.save"), exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await pricesOf()).toEqual(before);
  await staff.openManaged("drafts");
  const drafts = page.getByRole("main").getByRole("listitem").filter({ hasText: "→" });
  await expect(drafts).toHaveCount(2);
  for (const left of [1, 0]) {
    await drafts
      .first()
      .getByRole("button", { name: new RegExp(`^${t("drafts.drop")}:`) })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("drafts.drop"), exact: true })
      .click();
    await expect(drafts).toHaveCount(left);
  }
});

test("[BK-1] on a phone one product gets a price of its own in a branch, which is there when it is opened again", async ({
  staffOf,
}) => {
  const staff = await staffOf("pizza");
  const { page, t } = staff;
  await page.setViewportSize(PHONE);
  await staff.openManaged("products");
  const row = page.getByRole("row").nth(3);
  const open = async () => {
    await row.getByRole("checkbox").check();
    await page.getByRole("button", { name: t("many.branches"), exact: true }).click();
  };
  await open();
  const dialog = page.getByRole("dialog");
  const price = dialog.getByRole("textbox", { name: t("productBranch.price"), exact: true }).first();
  const before = await price.inputValue();
  await price.fill("77000");
  await expectAccessible(page, "a product in branches");
  const save = dialog.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(price).toHaveValue("77 000");
  await price.fill(before);
  await save.click();
  await expect(dialog).toBeHidden();
});

test("[MN-6] on a phone two products are counted, the list and their pages tell what is left, and a stale count is told", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("market", "products");
  await page.setViewportSize(PHONE);
  const rows = page.getByRole("row");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const open = async () => {
    for (const at of [4, 5]) await rows.nth(at).getByRole("checkbox").check();
    await button(t("stock.title")).click();
  };
  await open();
  const dialog = page.getByRole("dialog", { name: t("stock.title") });
  const fields = dialog.getByRole("textbox");
  await expect(fields.last()).toBeVisible();
  const before = [await fields.first().inputValue(), await fields.last().inputValue()] as const;
  await fields.first().fill("40");
  await fields.last().fill("60");
  await expectAccessible(page, "what is left");
  const save = dialog.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(rows.nth(4)).toContainText(t("stop.left", { count: 40 }));
  await open();
  await expect(fields.first()).toHaveValue("40");
  const stock = "/console/v1/menu/stock";
  const counted = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith(stock),
  );
  await page.route(`**${stock}`, async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    // Somebody else counts first: the same list, one fewer.
    const { products } = route.request().postDataJSON() as {
      products: { left: number | null; was: number | null }[];
    };
    await route.fetch({
      postData: JSON.stringify({ products: products.map((each) => ({ ...each, left: 39 })) }),
    });
    await page.unroute(`**${stock}`);
    await route.fallback();
  });
  await fields.first().fill(before[0]);
  await save.click();
  await counted;
  await expect(dialog).toContainText(t("stock.moved", { left: 39 }));
  await fields.last().fill(before[1]);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(rows.nth(4)).not.toContainText(t("stop.left", { count: 39 }));
});

test("[MN-1] on a phone two products get a label together, a box half full says that one of them had it, and all is taken back", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("osh", "products");
  await page.setViewportSize(PHONE);
  const rows = page.getByRole("row");
  const choose = async (places: number[]) => {
    for (const at of places) await rows.nth(at).getByRole("checkbox").check();
    await page.getByRole("button", { name: t("product.labels"), exact: true }).click();
  };
  const dialog = page.getByRole("dialog", { name: t("product.labels") });
  const label = dialog.getByRole("checkbox", { name: t("product.labels.NEW") });
  const save = dialog.getByRole("button", { name: t("resource.save"), exact: true });
  const undo = page.getByRole("button", { name: t("held.undo"), exact: true });
  await choose([6]);
  await expect(save).toBeDisabled();
  await expect(label).not.toBeChecked();
  await label.check();
  await save.click();
  await expect(page.getByText(t("many.done", { count: 1 }))).toBeVisible();
  await choose([6, 7]);
  await expect(label).toHaveAccessibleDescription(t("many.labels-some", { count: 1, total: 2 }));
  await expectAccessible(page, "labels of two products");
  await label.click();
  await expect(label).toBeChecked();
  await save.click();
  await expect(page.getByText(t("many.done", { count: 2 }))).toBeVisible();
  await undo.click();
  await choose([6, 7]);
  await expect(label).toHaveAccessibleDescription(t("many.labels-some", { count: 1, total: 2 }));
  await label.click();
  await label.click();
  await expect(label).not.toBeChecked();
  await save.click();
  await expect(dialog).toBeHidden();
});
