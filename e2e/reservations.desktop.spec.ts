import type { Branch, Reservation, TableWithQrLink } from "@dasturxon/contract";
import type { Page } from "@playwright/test";
import { readBellCount } from "./src/bells.ts";
import { getDemoBrand } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

/** Brand without table orders in other tests, because such orders would ring here too. */
const RESERVATION_BRAND = "pizza";
/** Name of a branch that is closed whenever the tests run: see `prepare.ts`. */
const CLOSED_BRANCH =
  getDemoBrand(RESERVATION_BRAND).branches.find(({ key }) => key === "chilonzor")?.name.uz ?? "";
/** Maximum time from the response to the guest's request until the bell rings, in milliseconds. */
const MAX_RING_DELAY_MS = 1_000;

async function expectReservationRing(page: Page): Promise<void> {
  await expect.poll(() => readBellCount(page), { timeout: MAX_RING_DELAY_MS, intervals: [50] }).toBe(1);
}

test("[OR-11] a reservation rings for roles that may answer it and not for the kitchen, a waiter call for both, until it is answered", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf(RESERVATION_BRAND, "uz");
  await guest.haveAccount();
  const staff = await staffOf(RESERVATION_BRAND);
  // The kitchen does not ring for new orders, so a ring in its console is a waiter call.
  const kitchen = await staffOf(RESERVATION_BRAND, `${RESERVATION_BRAND}-kitchen`);
  const { page, t } = staff;
  // Reservations and waiter calls of every branch ring, but only the orders of the selected branch. A closed branch is
  // selected, because orders of other tests would ring with the same sound, and a closed branch receives none.
  await page.getByRole("combobox", { name: t("branch.choose") }).selectOption({ label: CLOSED_BRANCH });
  await expect.poll(() => readBellCount(page)).toBe(0);
  const [branch] = await callApi<Branch[]>(guest.page, "GET /users/v1/branches");
  // The phone number in the comment distinguishes this reservation from reservations of an earlier run.
  const comment = `Deraza yonida, ${guest.phone}`;
  const made = await callApi<Reservation>(guest.page, "POST /orders/v1/reservations", {
    branchId: branch?.id,
    chairs: 2,
    day: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    time: "13:00",
    comment,
  });
  await expectReservationRing(page);
  await kitchen.page.getByRole("tab", { name: t("frame.reservations") }).click();
  // The kitchen sees the time and number of guests, but nothing that the guest wrote [US-8].
  const inKitchen = kitchen.page.getByRole("listitem").filter({ hasText: "13:00" });
  await expect(inKitchen.first()).toBeVisible();
  await expect(kitchen.page.getByText(comment)).toHaveCount(0);
  expect(await readBellCount(kitchen.page)).toBe(0);
  await page.getByRole("tab", { name: t("frame.reservations") }).click();
  const row = page.getByRole("listitem").filter({ hasText: comment });
  await row.getByRole("button", { name: t("reservations.confirm") }).click();
  await expect(row).toContainText(t("reservation.CONFIRMED"));
  await expect.poll(() => readBellCount(page)).toBe(0);
  const { id } = await callApi<{ id: string }>(guest.page, "GET /users/v1/users/me");
  const mine = await callApi<Reservation[]>(guest.page, `GET /orders/v1/reservations/user/${id}`);
  expect(mine.find((each) => each.id === made.id)?.state).toBe("CONFIRMED");

  const table = (await callApi<TableWithQrLink[]>(page, "GET /console/v1/tables")).find(
    ({ branchId }) => branchId === branch?.id,
  );
  if (!table) throw new Error("the branch has no tables");
  const { link } = await callApi<TableWithQrLink>(page, `POST /console/v1/tables/${table.id}/code`);
  expect(link).not.toBe(table.link);
  const tableSecret = new URL(link).searchParams.get("tableSecret");
  await callApi(guest.page, "POST /orders/v1/waiter-calls", { tableId: table.id, tableSecret });
  await Promise.all([expectReservationRing(kitchen.page), expectReservationRing(page)]);
  const called = kitchen.page.getByRole("region", { name: t("reservations.calls") }).getByRole("article");
  await expect(called).toContainText(t("reservations.table", { number: table.number }));
  await called.getByRole("button", { name: t("reservations.went") }).click();
  await expect(called).toHaveCount(0);
  await expect
    .poll(async () => [await readBellCount(kitchen.page), await readBellCount(page)])
    .toEqual([0, 0]);
});
