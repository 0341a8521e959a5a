import type { Branch, Order } from "@dasturxon/contract";
import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** A pickup of one dish from the first branch that hands orders over, placed by the call: what follows is the test. */
async function placed(guest: Guest): Promise<Order> {
  const branches = await call<Branch[]>(guest.page, "GET /users/v1/branches/full");
  const branch = branches.find(({ settings }) => settings.pickupEnabled);
  const menu = await call<{ products: { id: string; name: { uz?: string } }[] }>(
    guest.page,
    "GET /products/v1/overalls?type=WEB",
  );
  const wanted = guest.productName("somsa-quti");
  const product = menu.products.find(({ name }) => Object.values(name).includes(wanted));
  const cart = {
    serviceType: "PICK_UP",
    branchId: branch?.id,
    paymentType: "CASH",
    cartItems: [{ productId: product?.id, count: 1, modifications: [] }],
  };
  const quote = await call<{ totalPrice: number }>(guest.page, "POST /orders/v1/orders/quote", cart);
  const slots = await call<{ days: { day: string; slots: { time: string }[] }[] }>(
    guest.page,
    `GET /orders/v1/orders/slots?branchId=${branch?.id}&serviceType=PICK_UP`,
  );
  const [day] = slots.days;
  const when = { day: day?.day, time: day?.slots[0]?.time };
  const body = { ...cart, ...when, totalPrice: quote.totalPrice };
  return call<Order>(guest.page, "POST /orders/v1/orders/at-time", body);
}

test("[OR-5, OR-10] two orders under way are counted on every screen; the finished one is graded once, has its receipt, and the review is read again", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.signInFirst();
  const orders = [await placed(guest), await placed(guest)];
  await page.goto(`${new URL(page.url()).origin}/profile`);
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
  const act = (action: string, body: object) =>
    call<Order>(staff.page, `POST /console/v1/orders/${orders[0]?.id}/${action}`, body);
  let version = 0;
  await expect(async () => {
    const now = await call<Order>(staff.page, `GET /console/v1/orders/${orders[0]?.id}`);
    ({ version } = await act("accept", { version: now.version }));
  }).toPass();
  for (const status of ["COOKING", "DONE", "CLOSED"])
    ({ version } = await act("status", { version, status }));

  const ask = page.getByRole("region", { name: t("review.ask") });
  await expect(ask).toBeVisible();
  await expectAccessible(page, "a finished order");
  // Not now: it asks no more, and can still be done.
  await ask.getByRole("button", { name: t("review.later") }).click();
  await expect(ask.getByRole("button", { name: t("review.later") })).toHaveCount(0);
  await ask.getByText(t("review.ofFive", { grade: 4 })).click({ force: true });
  const sheet = guest.panel(t("review.title"));
  await sheet.getByLabel(t("review.comment")).fill("Горячо и быстро");
  await expectAccessible(page, "grading");
  await page.context().setOffline(true);
  await sheet.getByRole("button", { name: t("review.send") }).click();
  await expect(sheet.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await sheet.getByRole("button", { name: t("review.send") }).click();
  const own = page.getByRole("region", { name: t("review.own") });
  await expect(own).toContainText("Горячо и быстро");
  await expect(own.getByRole("img")).toHaveAccessibleName(/4/);
  await page.reload();
  await expect(own).toContainText("Горячо и быстро");

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
  await page.goto(`${new URL(page.url()).origin}/profile/orders`);
});
