import { expectAccessible } from "./src/accessible.ts";
import { Colleague } from "./src/colleague.ts";
import { placePickupOrder } from "./src/pickup.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

test("[OR-5, OR-10, CT-4] two orders under way are counted on every screen; a review written offline is sent later, and the bell counts notifications", async ({
  guestOf,
  request,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  const orders = [await placePickupOrder(guest), await placePickupOrder(guest)];
  await guest.open("/profile");
  const dock = page.getByRole("complementary", { name: t("order.titlePlain") });
  await dock.getByRole("button").click();
  await expect(dock.getByRole("link")).toHaveCount(2);
  await expectAccessible(page, "orders under way");
  await dock
    .getByRole("link")
    .filter({ hasText: String(orders[0]?.number) })
    .click();
  await expect(
    page.getByRole("heading", { name: t("order.title", { number: orders[0]?.number ?? 0 }) }),
  ).toBeVisible();

  const staff = await Colleague.signIn(request, "osh");
  const number = String(orders[0]?.number);
  await staff.accept(number);
  for (const status of ["COOKING", "DONE", "CLOSED"]) await staff.move(number, status);

  const ask = page.getByRole("region", { name: t("review.ask") });
  await expect(ask).toBeVisible();
  await expectAccessible(page, "a finished order");
  await ask.getByText(t("review.ofFive", { grade: 4 })).click({ force: true });
  const sheet = guest.panel(t("review.title"));
  await sheet.getByLabel(t("review.comment")).fill("Горячо и быстро");
  await page.context().setOffline(true);
  await sheet.getByRole("button", { name: t("review.send") }).click();
  await expect(sheet).toBeHidden();
  await page.context().setOffline(false);
  // The store sends the review once the network is back, and the open page shows it.
  const own = page.getByRole("region", { name: t("review.own") });
  await expect(own).toContainText("Горячо и быстро", { timeout: scaleTime(30_000) });
  await expect(own.getByRole("img")).toHaveAccessibleName(/4/);

  const receipt = page.getByRole("region", { name: t("order.payment") });
  const paper = await receipt.getByRole("link", { name: t("receipt.title") }).getAttribute("href");
  const html = await page.evaluate((url) => fetch(url).then((reply) => reply.text()), paper ?? "");
  expect(html).toContain(guest.productName("somsa-quti"));
  await receipt.getByRole("button", { name: t("receipt.send") }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("receipt.sendMine") })
    .click();
  await expect(page.getByText(t("receipt.sent"))).toBeVisible();

  await guest.open();
  const bell = page.getByRole("link", {
    name: createTextStartPattern(t("header.unread", { count: 0 }).split("0")[0] ?? ""),
  });
  await bell.click();
  const list = page.getByRole("list", { name: t("notifications.title"), exact: true });
  await expect(list.getByRole("listitem").first()).toContainText(number);
  await list.getByRole("link").first().click();
  await guest.placedOrder();
});
