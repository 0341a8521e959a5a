import type {
  BoardOrder,
  Branch,
  Order,
  OrderQuote,
  OrderTimeSlots,
  Reservation,
  TableCode,
} from "@dasturxon/contract";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { bells } from "./src/bells.ts";
import { brandOf, productOf, wordsIn } from "./src/brands.ts";
import { call } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import type { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

/** The brand whose tables no other file of tests sits at: theirs would ring here too. */
const HALL = "pizza";

const branchesOf = async (guest: Guest) => call<Branch[]>(guest.page, "GET /users/v1/branches");

/** The owner gives a branch's first table a new code, by the page; the table and the code's link. */
async function renewCode({ page, t }: Staff, branchId: string | undefined) {
  const codes = () => call<TableCode[]>(page, "GET /console/v1/tables");
  const tables = await codes();
  const at = tables.findIndex((table) => table.branchId === branchId);
  const table = tables[at];
  if (!table) throw new Error("the branch has no tables");
  await page.getByRole("tab", { name: t("frame.reservations") }).click();
  const row = page
    .getByRole("region", { name: t("tables.title") })
    .getByRole("listitem")
    .nth(at);
  await row.getByRole("button", { name: t("tables.renew") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("tables.renew") }).click();
  await expect(dialog).toHaveCount(0);
  const link = (await codes())[at]?.link ?? "";
  expect(link).not.toBe(table.link);
  return { table, link };
}

/** From the moment that the guest has his answer. */
const RINGS_WITHIN_MS = 1_000;

async function expectRing(page: Page): Promise<void> {
  await expect.poll(() => bells(page), { timeout: RINGS_WITHIN_MS, intervals: [50] }).toBe(1);
}

test("[OR-11] a table that calls rings at the console at once, and stands in the hall's day until somebody goes there", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf(HALL, "uz");
  await guest.open();
  // The kitchen hears no unanswered order: what rings there is the table.
  const { page, t } = await staffOf(HALL, `${HALL}-kitchen`);
  const [branch] = await branchesOf(guest);
  const { table, link } = await renewCode(await staffOf(HALL), branch?.id);
  const tableSecret = new URL(link).searchParams.get("tableSecret");
  expect(await bells(page)).toBe(0);
  await call(guest.page, "POST /orders/v1/waiter-calls", { tableId: table.id, tableSecret });
  await expectRing(page);
  await page.getByRole("tab", { name: t("frame.reservations") }).click();
  await page.getByText(t("reservations.view.grid"), { exact: true }).click();
  const today = page.getByRole("region", { name: t("day.today"), exact: true });
  const row = today
    .getByRole("group", { name: t("reservations.grid"), exact: true })
    .getByRole("listitem", { name: t("reservations.table", { number: table.number }), exact: true });
  const mark = row.getByText(t("reservations.calling")).first();
  await expect(mark).toBeVisible();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
  }
  const called = page.getByRole("region", { name: t("reservations.calls") }).getByRole("article");
  await expect(called).toContainText(t("reservations.table", { number: table.number }));
  await called.getByRole("button", { name: t("reservations.went") }).click();
  await expect(called).toHaveCount(0);
  await expect(mark).toBeHidden();
  await expect.poll(() => bells(page)).toBe(0);
});

test("[OR-11] a reservation rings for who may answer it, not for the kitchen; the guest reads the answer", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf(HALL, "uz");
  await guest.haveAccount();
  const staff = await staffOf(HALL);
  const kitchen = await staffOf(HALL, `${HALL}-kitchen`);
  const [branch] = await branchesOf(guest);
  // Told apart from what an earlier try of this test left.
  const comment = `Deraza yonida, ${guest.phone}`;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const made = await call<Reservation>(guest.page, "POST /orders/v1/reservations", {
    branchId: branch?.id,
    chairs: 2,
    day: tomorrow,
    time: "13:00",
    comment,
  });
  const { page, t } = staff;
  await expectRing(page);
  await kitchen.page.getByRole("tab", { name: t("frame.reservations") }).click();
  await expect(kitchen.page.getByText(comment).first()).toBeVisible();
  expect(await bells(kitchen.page)).toBe(0);
  await page.getByRole("tab", { name: t("frame.reservations") }).click();
  const row = page.getByRole("listitem").filter({ hasText: comment });
  await row.getByRole("button", { name: t("reservations.confirm") }).click();
  await expect(row).toContainText(t("reservation.CONFIRMED"));
  const mine = await call<Reservation[]>(
    guest.page,
    `GET /orders/v1/reservations/user/${await userIdOf(guest)}`,
  );
  expect(mine.find(({ id }) => id === made.id)?.state).toBe("CONFIRMED");
  await page.getByText(t("reservations.view.grid"), { exact: true }).click();
  const seat = page
    .getByRole("group", { name: t("reservations.grid"), exact: true })
    .getByRole("listitem", { name: t("reservations.table", { number: made.table.number }), exact: true })
    .getByRole("button", { name: /13:00–/ })
    .last();
  await expect(row).toBeHidden();
  await seat.click();
  await expect(row).toContainText(t("reservation.CONFIRMED"));
  await expectAccessible(page, "reservations by tables");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText(t("reservations.view.list"), { exact: true }).click();
  await row.getByRole("button", { name: t("reservations.refuse") }).click();
  const dialog = page.getByRole("dialog");
  // Words that were not sent do not wait for another guest.
  await dialog.getByLabel(t("reservations.words")).fill("Boshqa mehmonga");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await row.getByRole("button", { name: t("reservations.refuse") }).click();
  await expect(dialog.getByLabel(t("reservations.words"))).toHaveValue("");
  await dialog.getByLabel(t("reservations.words")).fill("Zal yopildi");
  await dialog.getByRole("button", { name: t("reservations.refuse") }).click();
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
      await call<OrderTimeSlots>(
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
  // The board says so too, until it is lifted.
  const notice = page.getByRole("status", { name: t("frame.pauses"), exact: true });
  await expect(notice).toHaveCount(0);
  await page.getByRole("tab", { name: t("frame.board") }).click();
  await expect(notice).toContainText(name);
  await expect(notice).toContainText(t("pause.extra-minutes", { minutes: 25 }));
  await notice.getByRole("link", { name: t("pause.change"), exact: true }).click();
  await row.getByRole("button", { name: t("pause.lift-name", { name }) }).click();
  await expect(page.getByText(t("pause.none"))).toBeVisible();
  await expect.poll(minutes).toBe(before);
});

test("[OR-7] [PY-5] an order of the day is found by its number and given back once, with words", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("pizza", "uz");
  await guest.haveAccount();
  const staff = await staffOf("pizza");
  const order = await finishedOrder(guest, staff.page);
  const { page, t } = staff;
  await page.getByRole("tab", { name: t("frame.past-orders") }).click();
  await page.getByRole("searchbox", { name: t("past.search") }).fill(String(order.number));
  await page.getByRole("button", { name: `№ ${order.number}` }).click();
  const drawer = page.getByRole("dialog").filter({ hasText: t("order.title", { number: order.number }) });
  await expect(drawer.getByRole("note", { name: t("order.comment") })).toHaveText("Yongʻoqsiz");
  await expect(drawer).toContainText(t("status.CLOSED"));
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
  const slots = await call<OrderTimeSlots>(
    guest.page,
    `GET /orders/v1/orders/slots?branchId=${branch?.id}&serviceType=PICK_UP`,
  );
  const [day] = slots.days;
  const order = await call<Order>(guest.page, "POST /orders/v1/orders/at-time", {
    ...cart,
    comment: "Yongʻoqsiz",
    totalPrice,
    day: day?.day,
    time: day?.slots[0]?.time,
  });
  const act = (action: string, body: object) =>
    call<BoardOrder>(console_, `POST /console/v1/orders/${order.id}/${action}`, body);
  let version = 0;
  // A time that is near wakes the order meanwhile, which is a version of its own.
  await expect(async () => {
    const now = await call<BoardOrder>(console_, `GET /console/v1/orders/${order.id}`);
    ({ version } = await act("accept", { version: now.version }));
  }).toPass();
  for (const status of ["COOKING", "DONE", "CLOSED"])
    ({ version } = await act("status", { version, status }));
  return order;
}
