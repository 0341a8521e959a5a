import { expectAccessible } from "./src/accessible.ts";
import { handOver, placePickup } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[OR-5, OR-10] two orders under way are counted on every screen; the finished one is graded without a network, sent when it is back, and has its receipt", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  const orders = [await placePickup(guest), await placePickup(guest)];
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

  const staff = await staffOf("osh");
  await handOver(staff, orders[0]?.id ?? "");

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
  // Sent by itself, and seen on the page that stands open.
  const own = page.getByRole("region", { name: t("review.own") });
  await expect(own).toContainText("Горячо и быстро", { timeout: 30_000 });
  await expect(own.getByRole("img")).toHaveAccessibleName(/4/);

  const receipt = page.getByRole("region", { name: t("receipt.title") });
  const opening = page.waitForEvent("popup");
  await receipt.getByRole("link", { name: t("receipt.open") }).click();
  const paper = await opening;
  await expect(paper.getByText(guest.productName("somsa-quti")).first()).toBeVisible();
  await paper.close();
  await receipt.getByRole("button", { name: t("receipt.send") }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("receipt.sendMine") })
    .click();
  await expect(page.getByText(t("receipt.sent"))).toBeVisible();
});
