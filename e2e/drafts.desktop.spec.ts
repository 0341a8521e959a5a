import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T06:00`;
/** Another name each time: the tests share one brand. */
const newName = () => `Qoʻziqorinli pitsa ${String(Date.now()).slice(-7)}`;

test("[MN-1, BR-5] a price that waits in a draft is seen in the preview and not by the guest beside it; published it is seen by both, and taken back as one", async ({
  managerOf,
  guestOf,
}) => {
  test.slow();
  const staff = await managerOf("pizza", "products");
  const { page, t } = staff;
  const form = page.getByRole("dialog");
  const name = newName();
  const field = (id: string, language?: string) =>
    form.getByRole("textbox", { name: language ? `${t(id)}, ${language}` : t(id), exact: true });
  const press = (id: string) => page.getByRole("button", { name: t(id), exact: true }).click();
  await press("products.add");
  await field("product.name", "Oʻzbekcha").fill(name);
  await form.getByRole("combobox", { name: t("product.categoryId"), exact: true }).click();
  await page.getByRole("listbox").getByRole("option").filter({ visible: true }).first().click();
  await field("product.costPrice").fill("22000");
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(form).toBeHidden();

  const guest = guestOf("pizza", "uz");
  const cardOf = (menu: typeof guest.page | ReturnType<typeof page.frameLocator>) =>
    menu.getByRole("listitem").filter({ has: menu.getByRole("heading", { name }) });
  await guest.open();
  await expect(cardOf(guest.page)).toContainText("22 000");

  await page.getByRole("textbox", { name: t("products.search") }).fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name }).click();
  await field("product.costPrice").fill("44000");
  await form.getByRole("button", { name: t("drafts.save"), exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(t("drafts.saved"))).toBeVisible();
  await expect(row).toContainText("22 000");

  await staff.openManaged("drafts");
  const draft = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(draft).toContainText("22 000 → 44 000");
  await expectAccessible(page, "the drafts");
  await press("drafts.preview");
  const dialog = page.getByRole("dialog", { name: t("drafts.preview") });
  const phone = page.frameLocator(".store-preview iframe:not([data-behind])");
  await expect(cardOf(phone)).toContainText("44 000");
  await expectAccessible(page, "the store with the drafts");
  // The frame is drawn smaller than it is: where a hand taps is another place there.
  await cardOf(phone).getByRole("link").first().dispatchEvent("click");
  await expect(phone.getByRole("dialog")).toContainText("44 000");
  await guest.open();
  await expect(cardOf(guest.page)).toContainText("22 000");
  await dialog.getByRole("button", { name: t("order.close"), exact: true }).click();

  await press("drafts.schedule");
  await form.getByLabel(t("drafts.moment"), { exact: true }).fill(tomorrow);
  await expectAccessible(page, "when the drafts are published");
  await form.getByRole("button", { name: t("drafts.moment.set"), exact: true }).click();
  await expect(form).toBeHidden();
  const scheduled = page.getByRole("status").filter({ hasText: "06:00" });
  await expect(scheduled).toBeVisible();
  await scheduled.getByRole("button", { name: t("drafts.unschedule"), exact: true }).click();
  await expect(scheduled).toBeHidden();
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "the drafts on a phone");

  await press("drafts.publish");
  await expect(page.getByText(t("drafts.published", { count: 1 }))).toBeVisible();
  await guest.open();
  await expect(cardOf(guest.page)).toContainText("44 000");
  await page.setViewportSize(DESKTOP);
  await staff.openManaged("changes");
  const published = page.getByRole("listitem").filter({ hasText: name }).first();
  await published.getByRole("button", { name: t("changes.undo-all"), exact: true }).click();
  await expect(page.getByText(t("changes.undone", { count: 1 }))).toBeVisible();
  await expect(async () => {
    await guest.open();
    await expect(cardOf(guest.page)).toContainText("22 000", { timeout: 1_000 });
  }).toPass();
});

test("[MN-1] a draft whose price was changed since says so, and is kept over it or dropped", async ({
  managerOf,
}) => {
  const staff = await managerOf("osh", "promos");
  const { page, t } = staff;
  const form = page.getByRole("dialog");
  const code = `DRAFT${String(Date.now()).slice(-6)}`;
  const field = (id: string) => form.getByRole("textbox", { name: t(id), exact: true });
  const save = (id: string) => form.getByRole("button", { name: t(id), exact: true }).click();
  const open = () => page.getByRole("row").getByRole("button", { name: code, exact: true }).click();
  await page.getByRole("button", { name: t("promos.add"), exact: true }).click();
  await field("promo.code").fill(code);
  await save("resource.save");
  await expect(form).toBeHidden();
  await open();
  await field("promo.productDiscount").fill("20");
  await save("drafts.save");
  await expect(form).toBeHidden();
  await open();
  await expect(form.getByText(t("drafts.waits"))).toBeVisible();
  await field("promo.productDiscount").fill("15");
  await save("resource.save");
  await expect(form).toBeHidden();

  await staff.openManaged("drafts");
  const draft = page.getByRole("main").getByRole("listitem").filter({ hasText: code });
  await expect(draft.getByText(t("drafts.conflict"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("drafts.publish"), exact: true })).toBeDisabled();
  await expectAccessible(page, "a draft in conflict");
  await draft.getByRole("button", { name: t("drafts.keep"), exact: true }).click();
  await expect(draft.getByText(t("drafts.conflict"))).toBeHidden();
  await draft
    .getByRole("button", { name: t("drafts.drop-of", { name: `${t("promos.title")}: ${code}` }) })
    .click();
  await form.getByRole("button", { name: t("drafts.drop"), exact: true }).click();
  await expect(draft).toBeHidden();
});
