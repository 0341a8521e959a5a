import { expectAccessible } from "./src/accessible.ts";
import { getPlatformUrl } from "./src/brands.ts";
import { callStoreApi, callApi } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T06:00`;
/** Returns a unique name, because the tests share one brand. */
const createDishName = () => `Qoʻziqorinli pitsa ${String(Date.now()).slice(-7)}`;

interface Product {
  id: string;
  version: number;
  name: { uz?: string };
  costPrice: number;
  discount: number;
  modificationGroups: object[];
}

test("[MN-1, BR-5] a draft price is visible in the preview only; a conflict is resolved; published it is visible to all, and undone as one", async ({
  someStaff,
}) => {
  test.slow();
  const staff = await someStaff("pizza");
  await staff.prove();
  const { page, t } = staff;
  const form = page.getByRole("dialog");
  const name = createDishName();
  const pressButton = (id: string) => page.getByRole("button", { name: t(id), exact: true }).click();
  const clickLink = (id: string) => page.getByRole("link", { name: t(id) }).click();
  const price = form.getByRole("textbox", { name: t("product.costPrice"), exact: true });
  const path = "/console/v1/menu/products";
  const { items } = await callApi<{ items: Product[] }>(page, `GET ${path}?size=500`);
  const original = items.find((each) => each.discount === 0 && each.modificationGroups.length === 0);
  const { id } = await callApi<{ id: string }>(page, `POST ${path}/${original?.id}/copy`);
  const copied = await callApi<Product>(page, `GET ${path}/${id}`);
  await callApi(page, `PUT ${path}/${id}`, {
    ...copied,
    name: { uz: name },
    costPrice: 22_000,
    isActive: true,
  });
  await page.goto(getPlatformUrl("/console/manage/products"));
  const readGuestPrice = async () => {
    const { products } = await callStoreApi<{ products: Product[] }>(page, "/products/v1/overalls?type=WEB");
    return products.find((product) => product.name.uz === name)?.costPrice;
  };

  await page.getByRole("textbox", { name: t("products.search") }).fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name }).click();
  await price.fill("44000");
  await pressButton("drafts.save");
  await expect(form).toBeHidden();
  await expect(page.getByText(t("drafts.saved"))).toBeVisible();
  await expect(row).toContainText("22 000");

  await clickLink("drafts.title");
  const draft = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(draft).toContainText("22 000 → 44 000");
  await pressButton("drafts.preview");
  const dialog = page.getByRole("dialog", { name: t("drafts.preview") });
  const phone = page.frameLocator(".store-preview iframe:not([data-behind])");
  const card = phone.getByRole("listitem").filter({ has: phone.getByRole("heading", { name }) });
  await expect(card).toContainText("44 000");
  await expectAccessible(page, "the store with the drafts");
  // The preview frame is scaled down, so click coordinates differ: dispatch the event instead.
  await card.getByRole("link").first().dispatchEvent("click");
  await expect(phone.getByRole("dialog")).toContainText("44 000");
  expect(await readGuestPrice()).toBe(22_000);
  await dialog.getByRole("button", { name: t("order.close"), exact: true }).click();

  await pressButton("drafts.schedule");
  await form.getByLabel(t("drafts.moment"), { exact: true }).fill(tomorrow);
  await expectAccessible(page, "when the drafts are published");
  await form.getByRole("button", { name: t("drafts.moment.set"), exact: true }).click();
  const scheduled = page.getByRole("status").filter({ hasText: "06:00" });
  await expect(scheduled).toBeVisible();
  await scheduled.getByRole("button", { name: t("drafts.unschedule"), exact: true }).click();
  await expect(scheduled).toBeHidden();

  // The price is changed by an API call, as if another member of staff did it.
  const now = await callApi<Product>(page, `GET ${path}/${id}`);
  await callApi(page, `PUT ${path}/${id}`, { ...now, costPrice: 33_000 });
  await page.reload();
  await expect(draft.getByText(t("drafts.conflict"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("drafts.publish"), exact: true })).toBeDisabled();
  await draft.getByRole("button", { name: t("drafts.keep"), exact: true }).click();
  await expect(draft.getByText(t("drafts.conflict"))).toBeHidden();

  await pressButton("drafts.publish");
  await expect(page.getByText(t("drafts.published", { count: 1 }))).toBeVisible();
  await expect.poll(readGuestPrice).toBe(44_000);
  await clickLink("changes.title");
  const published = page.getByRole("listitem").filter({ hasText: name }).first();
  await published.getByRole("button", { name: t("changes.undo-all"), exact: true }).click();
  await expect(page.getByText(t("changes.undone", { count: 1 }))).toBeVisible();
  await expect.poll(readGuestPrice).toBe(33_000);
});
