import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

/** Another one each time: the tests share one brand. */
const newCode = () => `YANGI${String(Date.now()).slice(-7)}`;

test("[PR-1, PR-2] a code that staff make in the console is in a guest's savings at once, and gone when it is removed", async ({
  guestOf,
  managerOf,
}) => {
  const guest = guestOf("pizza", "uz");
  await guest.signInFirst();
  const staff = await managerOf("pizza", "promos");
  const { page, t } = staff;
  const code = newCode();
  await page.getByRole("button", { name: t("promos.add"), exact: true }).click();
  const drawer = page.getByRole("dialog", { name: t("promos.new") });
  const save = drawer.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(drawer.getByText(t("field.required"))).toBeVisible();
  await expectAccessible(page, "a new code");
  await drawer.getByRole("textbox", { name: t("promo.code"), exact: true }).fill(code);
  await drawer.getByRole("textbox", { name: t("promo.productDiscount"), exact: true }).fill("130");
  await save.click();
  await expect(drawer.getByText(t("field.wrong"))).toBeVisible();
  await drawer.getByRole("textbox", { name: t("promo.productDiscount"), exact: true }).fill("15");
  await save.click();
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("15 %");
  await expectAccessible(page, "the codes");

  await guest.open("/profile/promos");
  await expect(guest.page.getByText(code, { exact: true })).toBeVisible();

  await row.getByRole("button", { name: code, exact: true }).click();
  await page
    .getByRole("dialog", { name: code })
    .getByRole("button", { name: t("resource.remove") })
    .click();
  await expect(row).toBeHidden();
  await guest.open("/profile/promos");
  const codes = guest.page.getByRole("list", { name: guest.t("promo.listTitle"), exact: true });
  await expect(codes.getByRole("listitem").first()).toBeVisible();
  await expect(guest.page.getByText(code, { exact: true })).toBeHidden();
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect(row).toContainText("15 %");
});

test("[S37] of two who change one code the second sees who was quicker and chooses by field; nothing unsaved is left unasked", async ({
  managerOf,
}) => {
  const [one, other] = [await managerOf("pizza", "promos"), await managerOf("pizza", "promos")];
  const code = newCode();
  const { page, t } = one;
  await page.getByRole("button", { name: t("promos.add"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: t("promo.code"), exact: true })
    .fill(code);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("resource.save"), exact: true })
    .click();
  const open = async (staff: typeof one) => {
    await staff.page.getByRole("row").getByRole("button", { name: code, exact: true }).click();
    return staff.page.getByRole("dialog", { name: code });
  };
  await other.page.reload();
  const [mine, theirs] = [await open(one), await open(other)];
  await theirs.getByRole("textbox", { name: t("promo.productDiscount"), exact: true }).fill("20");
  await theirs.getByRole("textbox", { name: t("promo.minPrice"), exact: true }).fill("50000");
  await theirs.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(theirs).toBeHidden();

  await mine.getByRole("textbox", { name: t("promo.productDiscount"), exact: true }).fill("30");
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("resource.unsaved-means"))).toBeVisible();
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await mine.getByRole("button", { name: t("resource.save"), exact: true }).click();
  const conflict = page.getByRole("dialog", { name: t("resource.conflict") });
  await expect(conflict.getByRole("radio")).toHaveCount(2);
  await expectAccessible(page, "a conflict");
  await conflict.getByRole("button", { name: t("resource.save"), exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("30 %");
  // What only the other one changed stays his.
  const again = await open(one);
  await expect(again.getByRole("textbox", { name: t("promo.minPrice"), exact: true })).toHaveValue("50 000");
  await expect(again.getByRole("textbox", { name: t("promo.productDiscount"), exact: true })).toHaveValue(
    "30",
  );
});
