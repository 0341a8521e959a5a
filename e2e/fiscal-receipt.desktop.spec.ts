import { choosePayment } from "./src/checkout-page.ts";
import { expectAccessible } from "./src/accessible.ts";
import { callApi } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

interface Product {
  id: string;
  version: number;
  name: { uz?: string };
  mxicCode: string | null;
  packageCode: string | null;
}

/** Dish that no other test changes. */
const RECEIPT_DISH_KEY = "medovik";
const [MXIK, PACKAGE] = ["02106001001000000", "1395240"];

test("[OR-10] a guest pays for a product with a fiscal code by Payme, and guest and staff see the fiscal receipt", async ({
  guestOf,
  someStaff,
}) => {
  const staff = await someStaff("osh");
  await staff.prove();
  const { page, t } = staff;
  const guest = guestOf("osh", "uz");
  const name = guest.productName(RECEIPT_DISH_KEY);
  const { items } = await callApi<{ items: Product[] }>(
    page,
    `GET /console/v1/menu/products?size=100&search=${encodeURIComponent(name)}`,
  );
  const dish = items.find((each) => each.name.uz === name);
  /** Changes the fiscal codes of the dish. First requests the current version, which the change must contain. */
  const setFiscalCodes = async (mxicCode: string | null, packageCode: string | null) => {
    const path = `/console/v1/menu/products/${dish?.id}`;
    const now = await callApi<Product>(page, `GET ${path}`);
    await callApi(page, `PUT ${path}`, { ...now, mxicCode, packageCode });
  };
  await setFiscalCodes(MXIK, PACKAGE);

  await guest.prepareOrder("somsa-quti", RECEIPT_DISH_KEY);
  await choosePayment(guest, "Payme");
  await guest.placeButton().click();
  await expect(guest.page.getByRole("listitem").filter({ hasText: `MXIK ${MXIK}` })).toContainText(name);
  await guest.page.getByRole("button", { name: "Toʻlash", exact: true }).click();
  const number = await guest.placedOrder();
  await expect(guest.page.getByText(guest.t("order.thanks"))).toBeVisible();
  const opening = guest.page.waitForEvent("popup");
  await guest.page.getByRole("link", { name: guest.t("receipt.title") }).click();
  const receipt = await opening;
  const link = receipt.getByRole("link", { name: "Soliq cheki", exact: true });
  await expect(link).toHaveAttribute("href", /^https:\/\/ofd\.soliq\.uz\/epi\?t=payme/);

  // The test restores the fiscal codes of the dish for other tests.
  await setFiscalCodes(dish?.mxicCode ?? null, dish?.packageCode ?? null);

  await staff.open();
  const drawer = await staff.openOrder(number);
  await expect(drawer.getByRole("link", { name: t("fiscal.receipt"), exact: true })).toHaveAttribute(
    "href",
    /^https:\/\/ofd\.soliq\.uz/,
  );
  await expectAccessible(page, "an order with its fiscal receipt");
});
