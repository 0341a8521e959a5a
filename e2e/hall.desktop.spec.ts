import type {
  BoardOrder,
  Branch,
  DiningTable,
  Order,
  OrderQuote,
  OrderSlots,
  Reservation,
} from "@dasturxon/contract";
import { brandOf, productOf, wordsIn } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { change, hasDatabase } from "./src/database.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

const branchesOf = async (guest: Guest) => call<Branch[]>(guest.page, "GET /users/v1/branches");

test("[MN-4] a table that calls rings at the console until somebody goes there", async ({
  guestOf,
  staffOf,
}) => {
  test.skip(!hasDatabase(), "the secret of a table's code is changed on PostgreSQL only");
  const guest = guestOf("osh", "uz");
  await guest.open();
  const { page, t } = await staffOf("osh");
  const [branch] = await branchesOf(guest);
  const tables = await call<DiningTable[]>(guest.page, `GET /users/v1/branches/${branch?.id}/tables`);
  const [table] = tables;
  const tableSecret = "code-on-the-table".repeat(2);
  await change("update dining_tables set secret = $2 where id = $1", [table?.id, tableSecret]);
  const wish = { tableId: table?.id, tableSecret };
  await call(guest.page, "POST /orders/v1/waiter-calls", wish);
  await page.getByRole("tab", { name: t("frame.hall") }).click();
  const called = page.getByRole("region", { name: t("hall.calls") }).getByRole("article");
  await expect(called).toContainText(t("hall.table", { number: table?.number ?? "" }));
  await called.getByRole("button", { name: t("hall.went") }).click();
  await expect(called).toHaveCount(0);
});

test("[MN-4] a reservation rings at the console until it is answered, and the guest reads the answer", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.signInFirst();
  const staff = await staffOf("osh");
  const [branch] = await branchesOf(guest);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const made = await call<Reservation>(guest.page, "POST /orders/v1/reservations", {
    branchId: branch?.id,
    chairs: 2,
    day: tomorrow,
    time: "13:00",
    comment: "Deraza yonida",
  });
  const { page, t } = staff;
  await page.getByRole("tab", { name: t("frame.hall") }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Deraza yonida" }).first();
  await row.getByRole("button", { name: t("hall.confirm") }).click();
  await expect(row).toContainText(t("reservation.CONFIRMED"));
  const mine = await call<Reservation[]>(
    guest.page,
    `GET /orders/v1/reservations/user/${await userIdOf(guest)}`,
  );
  expect(mine.find(({ id }) => id === made.id)?.state).toBe("CONFIRMED");
  await row.getByRole("button", { name: t("hall.refuse") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("hall.words")).fill("Zal yopildi");
  await dialog.getByRole("button", { name: t("hall.refuse") }).click();
  await expect(row).toContainText(t("reservation.REFUSED"));
  await expect(row).toContainText("Zal yopildi");
});

const userIdOf = async (guest: Guest) =>
  (await call<{ id: string }>(guest.page, "GET /users/v1/users/me")).id;

test("[CH-2] staff say that a branch is busy, guests are promised later, and lift it again", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("market", "uz");
  await guest.open();
  const name = wordsIn(brandOf("market").branches.at(-1)?.name ?? brandOf("market").name, "uz");
  const branch = (await branchesOf(guest)).find((each) => each.name.uz === name);
  const minutes = async () =>
    (
      await call<OrderSlots>(
        guest.page,
        `GET /orders/v1/orders/slots?branchId=${branch?.id}&serviceType=PICK_UP`,
      )
    ).minutes ?? 0;
  const before = await minutes();
  const { page, t } = await staffOf("market");
  await page.getByRole("tab", { name: t("frame.pauses") }).click();
  await expect(page.getByText(t("pause.none"))).toBeVisible();
  await page.getByText(t("pause.BUSY"), { exact: true }).click();
  await page.getByLabel(t("branch.choose")).selectOption({ label: name });
  await page.getByLabel(t("pause.minutes-label")).fill("25");
  await page.getByRole("button", { name: t("pause.set-busy") }).click();
  const row = page.getByRole("listitem").filter({ hasText: t("pause.extra-minutes", { minutes: 25 }) });
  await expect(row).toContainText(name);
  await expect.poll(minutes).toBe(before + 25);
  await row.getByRole("button", { name: t("pause.lift-name", { name }) }).click();
  await expect(page.getByText(t("pause.none"))).toBeVisible();
  await expect.poll(minutes).toBe(before);
});

test("[OR-7] [PY-5] an order of the day is found by its number and given back once, with words", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("pizza", "uz");
  await guest.signInFirst();
  const staff = await staffOf("pizza");
  const order = await finishedOrder(guest, staff.page);
  const { page, t } = staff;
  await page.getByRole("tab", { name: t("frame.past-orders") }).click();
  await page.getByRole("searchbox", { name: t("past.search") }).fill(String(order.number));
  await page.getByRole("button", { name: `№ ${order.number}` }).click();
  await page.getByRole("button", { name: t("refund.open") }).click();
  const dialog = page.getByRole("dialog").filter({ hasText: t("refund.title", { number: order.number }) });
  const give = dialog.getByRole("button", {
    name: t("refund.give").split("{")[1]?.split("}")[1]?.trim() ?? "",
  });
  await expect(give).toBeDisabled();
  await dialog.getByLabel(t("refund.why")).fill("Sovuq edi");
  await give.click();
  await expect(page.getByText(t("refund.done")).first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("refund.open") })).toHaveCount(0);
});

/** A pickup for cash that went all its way, by calls. */
async function finishedOrder(guest: Guest, console_: Guest["page"]): Promise<Order> {
  const branch = (await branchesOf(guest))[0];
  const menu = await call<{ products: { id: string; name: { uz?: string } }[] }>(
    guest.page,
    "GET /products/v1/overalls?type=WEB",
  );
  const wanted = wordsIn(productOf("pizza", "salad-beef").name, "uz");
  const product = menu.products.find(({ name }) => name.uz === wanted);
  const cart = {
    serviceType: "PICK_UP",
    branchId: branch?.id,
    paymentType: "CASH",
    cartItems: [{ productId: product?.id, count: 1, modifications: [] }],
  };
  const { totalPrice } = await call<OrderQuote>(guest.page, "POST /orders/v1/orders/quote", cart);
  const slots = await call<OrderSlots>(
    guest.page,
    `GET /orders/v1/orders/slots?branchId=${branch?.id}&serviceType=PICK_UP`,
  );
  const [day] = slots.days;
  const order = await call<Order>(guest.page, "POST /orders/v1/orders/at-time", {
    ...cart,
    totalPrice,
    day: day?.day,
    time: day?.slots[0]?.time,
  });
  const lead = (action: string, body: object) =>
    call<BoardOrder>(console_, `POST /console/v1/orders/${order.id}/${action}`, body);
  let version = 0;
  // A time that is near wakes the order meanwhile, which is a version of its own.
  await expect(async () => {
    const now = await call<BoardOrder>(console_, `GET /console/v1/orders/${order.id}`);
    ({ version } = await lead("accept", { version: now.version }));
  }).toPass();
  for (const status of ["COOKING", "DONE", "CLOSED"])
    ({ version } = await lead("status", { version, status }));
  return order;
}
