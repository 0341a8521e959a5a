import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

/** Nobody else's test changes this dish. */
const DISH = "medovik";
const [MXIK, PACKAGE] = ["02106001001000000", "1395240"];

test("[OR-10] a dish gets its code in the console, a guest pays by Payme, and the tax office's receipt is his and the staff's", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("osh", "products");
  const { page, t } = staff;
  const guest = guestOf("osh", "uz");
  const name = guest.productName(DISH);
  await page
    .getByRole("radiogroup", { name: t("product.hasFiscalCode") })
    .getByText(t("product.hasFiscalCode.false"))
    .click();
  await page.getByRole("textbox", { name: t("products.search") }).fill(name);
  await page.getByRole("button", { name, exact: true }).click();
  const form = page.getByRole("dialog", { name });
  const field = (id: string) => form.getByRole("textbox", { name: t(id), exact: true });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await field("product.mxicCode").fill("123");
  await save.click();
  await expect(form.getByText(t("product.mxicCode.wrong"))).toBeVisible();
  await field("product.mxicCode").fill(MXIK);
  await save.click();
  await expect(form.getByText(t("product.packageCode.wrong"))).toBeVisible();
  await field("product.packageCode").fill(PACKAGE);
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name, exact: true }), "it has a code now").toHaveCount(0);

  await guest.prepareOrder("somsa-quti", DISH);
  await guest.card("pay").getByText("Payme", { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.page.getByRole("listitem").filter({ hasText: `MXIK ${MXIK}` })).toContainText(name);
  await guest.page.getByRole("button", { name: "Toʻlash", exact: true }).click();
  const number = await guest.placedOrder();
  await expect(guest.page.getByText(guest.t("order.thanks"))).toBeVisible();
  const opening = guest.page.waitForEvent("popup");
  await guest.page.getByRole("link", { name: guest.t("receipt.open") }).click();
  const receipt = await opening;
  const link = receipt.getByRole("link", { name: "Soliq cheki", exact: true });
  await expect(link).toHaveAttribute("href", /^https:\/\/ofd\.soliq\.uz\/epi\?t=payme/);

  // The dish is as it was for whoever comes next.
  await page
    .getByRole("radiogroup", { name: t("product.hasFiscalCode") })
    .getByText(t("resource.all"))
    .click();
  await page.getByRole("button", { name, exact: true }).click();
  await expect(field("product.mxicCode")).toHaveValue(MXIK);
  await field("product.mxicCode").fill("");
  await field("product.packageCode").fill("");
  await save.click();
  await expect(form).toBeHidden();

  await page.getByRole("tab", { name: t("frame.board") }).click();
  const drawer = await staff.openOrder(number);
  await expect(drawer.getByRole("link", { name: t("fiscal.receipt"), exact: true })).toHaveAttribute(
    "href",
    /^https:\/\/ofd\.soliq\.uz/,
  );
  await expectAccessible(page, "an order with its fiscal receipt");
});
