import { readBellCount } from "./src/bells.ts";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const MORE_THAN_A_MINUTE_MS = 61_000;

test("[PY-5] a due refund rings on the board with a notice until the payments are opened", async ({
  someStaff,
}) => {
  const staff = await someStaff("market");
  const { page, t } = staff;
  const late = {
    id: "01900000-0000-7000-8000-000000000001",
    orderId: "01900000-0000-7000-8000-000000000002",
    number: 41,
    provider: "multicard",
    providerId: "11111111-2222-3333-4444-555555555555",
    amount: 47_000,
    state: "late",
    isRefundDue: true,
    refundRefusedAt: null,
    receiptUrl: null,
    createdAt: "2026-03-02T07:00:00.000Z",
    paidAt: "2026-03-02T07:40:00.000Z",
    canceledAt: null,
  };
  await page.clock.install();
  // Mocks one late payment that can only be refunded manually. Server tests cover which payments are due.
  await page.route("**/console/v1/payments/due", (route) =>
    route.fulfill({ json: { payments: [late], differences: 0 } }),
  );
  await page.route("**/console/v1/payments?*", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), due: [late] } });
  });
  await staff.enter();
  const look = page.getByRole("link", { name: t("paymentList.look"), exact: true });
  const notice = page.getByRole("alert").filter({ has: look });
  await expect(notice, "it may go back by itself").toHaveCount(0);
  const before = await readBellCount(page);
  await page.clock.fastForward(MORE_THAN_A_MINUTE_MS);
  await expect(notice).toContainText(/\d/);
  // The console rings one bell at a time, so the payment notice starts no second bell while a bell rings.
  expect(await readBellCount(page)).toBe(1);
  await expectAccessible(page, "the board with a notice of money");
  await look.click();
  await expect(page.getByRole("listitem").filter({ hasText: late.providerId })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await readBellCount(page)).toBe(before);
});
