import { expectAccessible } from "./src/accessible.ts";
import { getStoreUrl } from "./src/brands.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

test("axe finds nothing on a branch and in the demo's inbox", async ({ guestOf }) => {
  const guest = guestOf("market", "en");
  const { page } = guest;
  await guest.open("/address/pickup");
  await page
    .getByRole("button", { name: new RegExp(guest.branchName("rustaveli")) })
    .first()
    .click();
  await expect(guest.panel(guest.branchName("rustaveli"))).toBeVisible();
  await expectAccessible(page, "branch");
  await page.goto(getStoreUrl("market", "/demo/inbox"));
  await expectAccessible(page, "demo inbox");
});

test("axe finds nothing at the console", async ({ guestOf, page }) => {
  test.slow();
  const guest = guestOf("market", "uz");
  await guest.prepareOrder("coffee-ground");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const staff = new StaffMember(page, "market");
  await staff.open();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "console, sign-in");
  await staff.signIn();
  await expect(staff.card(number)).toBeVisible();
  await expectAccessible(page, "board");
  const drawer = await staff.openOrder(number);
  await expectAccessible(page, "order at the console");
  await drawer.getByRole("button", { name: staff.t("action.refuse"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: staff.t("refuse.title") })).toBeVisible();
  await expectAccessible(page, "refusing");
  await page
    .getByRole("dialog", { name: staff.t("refuse.title") })
    .getByRole("button", { name: staff.t("refuse.back") })
    .click();
  await drawer.getByRole("button", { name: staff.t("order.close"), exact: true }).click();
  await staff.openStopList();
  await expect(page.getByRole("list").getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page, "stop-list");
});
