import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

test("[PR-2] promo codes with their states: one is copied, one is put into the basket and counts there", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route("**/promos/user/*", (route) => route.abort());
  await guest.signInFirst("/profile/promos");
  await expect(page.getByRole("alert")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/promos/user/*");
  await guest.button("action.retry").click();
  const list = page.getByRole("list", { name: t("promo.listTitle"), exact: true });
  const card = (code: string) => list.getByRole("listitem").filter({ hasText: code });
  await expect(card("OSH10")).toContainText(t("promo.state.added"));
  await expect(card("NAVROZ")).toContainText(t("promo.state.not_started"));
  await expect(card("QISH")).toContainText(t("promo.state.expired"));
  await expect(card("TUGADI")).toContainText(t("promo.state.used_up"));
  await expect(card("QISH").getByRole("button")).toHaveCount(0);
  await expectAccessible(page, "promo codes");

  await card("OSH10")
    .getByRole("button", { name: t("promo.copy", { code: "OSH10" }) })
    .click();
  await expect(page.getByText(t("promo.copied", { code: "OSH10" }))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("OSH10");
  await card("OSH10")
    .getByRole("button", { name: t("promo.useNow"), exact: true })
    .click();
  await expect(page.getByText(t("promo.waits", { code: "OSH10" }))).toBeVisible();
  await guest.add("somsa-quti", 2);
  await guest.openBasket();
  await expect(page.getByText(t("promo.added", { code: "OSH10" }))).toBeVisible();
  await guest.open("/profile/promos");
  await expect(card("OSH10")).toContainText(t("promo.applied"));
});

test("[PR-3, CT-5] cashback: the balance and how it came about, nothing at first", async ({ guestOf }) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.signInFirst("/profile");
  await page.getByRole("link", { name: t("cashback.title") }).click();
  await expect(page.getByRole("heading", { name: t("cashback.empty") })).toBeVisible();
  await expectAccessible(page, "cashback, empty");
  await page.route("**/cashback/user/**", (route) =>
    route.fulfill({
      json: {
        balance: 4500,
        page: 0,
        size: 20,
        totalElements: 2,
        totalPages: 1,
        content: [
          {
            id: "b",
            kind: "spent",
            amount: -1500,
            orderId: "o",
            orderNumber: 8,
            createdDate: "2026-11-20T10:00:00Z",
          },
          {
            id: "a",
            kind: "earned",
            amount: 6000,
            orderId: null,
            orderNumber: null,
            createdDate: "2026-11-19T10:00:00Z",
          },
        ],
      },
    }),
  );
  await page.reload();
  const rows = page.getByRole("list", { name: t("cashback.movements"), exact: true }).getByRole("listitem");
  await expect(rows.nth(0)).toContainText("−1");
  await expect(rows.nth(0).getByRole("link")).toHaveAttribute("href", "/profile/orders/o");
  await expect(rows.nth(1)).toContainText(t("cashback.kind.earned"));
  await expectAccessible(page, "cashback movements");
});

test("[CT-4] the bell counts what is not read; a notification is read when it is opened", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  const staff = await staffOf("osh");
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await guest.open();
  await expect(page.getByRole("link", { name: t("notifications.title"), exact: true })).toBeVisible();
  await staff.press(number, "accept");
  const bell = page.getByRole("link", { name: t("header.unread", { count: 1 }), exact: true });
  await expect(async () => {
    await page.reload();
    await expect(bell).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await bell.click();
  const list = page.getByRole("list", { name: t("notifications.title"), exact: true });
  await expect(list.getByRole("listitem")).toContainText([number]);
  await expect(list.getByLabel(t("notifications.unread"))).toHaveCount(1);
  await expectAccessible(page, "notifications");
  await list.getByRole("link").first().click();
  await guest.placedOrder();
  await page.goBack();
  await expect(list.getByLabel(t("notifications.unread"))).toHaveCount(0);
  await guest.open();
  await expect(page.getByRole("link", { name: t("notifications.title"), exact: true })).toBeVisible();
});
