import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };
const newName = (what: string) => `${what} ${String(Date.now()).slice(-7)}`;

test("[MN-5] a manager makes choices on a phone, copies them to another product, and a guest orders with one", async ({
  guestOf,
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "products");
  const [first, second, group] = [newName("Choy"), newName("Qahva"), newName("Idish")];
  const form = page.getByRole("dialog");
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  const begin = async (name: string) => {
    await page.getByRole("button", { name: t("products.add"), exact: true }).click();
    await field(`${t("product.name")}, Oʻzbekcha`).fill(name);
    await form.getByRole("combobox", { name: t("product.categoryId"), exact: true }).click();
    await page.getByRole("option").filter({ visible: true }).first().click();
    await field(t("product.costPrice")).fill("12000");
  };
  await page.setViewportSize(PHONE);
  await begin(first);
  await form.getByRole("button", { name: t("choices.add-group"), exact: true }).click();
  await save.click();
  await expect(
    form.getByText(t("choices.wrong.name", { name: t("choices.group", { number: 1 }) })),
  ).toBeVisible();
  await field(`${t("choices.name")}, Oʻzbekcha`).fill(group);
  await form.getByRole("textbox", { name: t("choices.min"), exact: true }).fill("1");
  const option = (name: string) => form.getByRole("group", { name, exact: true });
  await option(t("choices.choice", { number: 1 }))
    .getByRole("textbox", { name: `${t("choices.choice-name")}, Oʻzbekcha` })
    .fill("Piyola");
  await form.getByRole("button", { name: t("choices.add"), exact: true }).click();
  const other = option(t("choices.choice", { number: 2 }));
  await other.getByRole("textbox", { name: t("choices.price"), exact: true }).fill("5000");
  await other.getByRole("textbox", { name: `${t("choices.choice-name")}, Oʻzbekcha` }).fill("Choynak");
  await expectAccessible(page, "choices of a product");
  await save.click();
  await expect(form).toBeHidden();

  await begin(second);
  await form.getByRole("button", { name: t("choices.copy"), exact: true }).click();
  await form.getByRole("combobox", { name: t("choices.copy-from"), exact: true }).fill(first);
  await page.getByRole("option", { name: first }).click();
  await expect(form.getByRole("group", { name: group, exact: true })).toBeVisible();
  await save.click();
  await expect(form).toBeHidden();

  const guest = guestOf("pizza", "uz");
  await guest.open();
  const title = guest.page.getByRole("heading", { name: second });
  const link = guest.page.getByRole("main").getByRole("link").filter({ has: title });
  await guest.open((await link.first().getAttribute("href")) ?? "");
  const shown = guest.page.getByRole("main");
  await expect(shown.getByRole("heading", { name: second })).toBeVisible();
  await expect(shown.getByText(group)).toBeVisible();
  await expect(shown.getByText(/\+5\s000/)).toBeVisible();
  await shown.getByText("Choynak").click();
  await expect(shown.getByText(/17\s000/).first()).toBeVisible();
});

test("[MN-5] a shared group of choices is written once: a product takes it, the page says where it is used, and its new price is the guest's", async ({
  guestOf,
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "modificationGroups");
  const [group, made] = [newName("Ziravor"), newName("Shoʻrva")];
  const form = page.getByRole("dialog");
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await page.getByRole("button", { name: t("modificationGroups.add"), exact: true }).click();
  await save.click();
  await expect(
    form.getByText(t("choices.wrong.name", { name: t("modificationGroups.new") }), { exact: true }),
  ).toBeVisible();
  await field(`${t("choices.name")}, Oʻzbekcha`).fill(group);
  await field(`${t("choices.choice-name")}, Oʻzbekcha`).fill("Zira");
  await field(t("choices.price")).fill("4000");
  await save.click();
  await expect(form).toBeHidden();

  await page.goto(page.url().replace(/choices.*/, "products"));
  await page.getByRole("button", { name: t("products.add"), exact: true }).click();
  await field(`${t("product.name")}, Oʻzbekcha`).fill(made);
  await form.getByRole("combobox", { name: t("product.categoryId"), exact: true }).click();
  await page.getByRole("option").filter({ visible: true }).first().click();
  await field(t("product.costPrice")).fill("12000");
  await form.getByRole("button", { name: t("library.take"), exact: true }).click();
  await form.getByRole("combobox", { name: t("library.which"), exact: true }).fill(group);
  await page.getByRole("option", { name: group }).click();
  await expect(form.getByText(t("library.follows"))).toBeVisible();
  await save.click();
  await expect(form).toBeHidden();

  await page.goto(page.url().replace(/products.*/, "choices"));
  await page.getByRole("textbox", { name: t("modificationGroups.search") }).fill(group);
  await page.getByRole("button", { name: group }).first().click();
  await expect(form.getByText(made)).toBeVisible();
  await form.getByRole("button", { name: /^Zira/ }).click();
  await field(t("choices.price")).fill("6000");
  await expectAccessible(page, "a shared group of choices");
  await save.click();
  await expect(form).toBeHidden();

  const guest = guestOf("pizza", "uz");
  await guest.open();
  const title = guest.page.getByRole("heading", { name: made });
  const link = guest.page.getByRole("main").getByRole("link").filter({ has: title });
  await guest.open((await link.first().getAttribute("href")) ?? "");
  await expect(guest.page.getByRole("main").getByText(/\+6\s000/)).toBeVisible();
});
