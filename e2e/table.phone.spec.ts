import type { Branch, TableCode } from "@dasturxon/contract";
import { call } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import type { Staff } from "./src/staff.ts";

/** The path and query of a table's code, as the staff print it. */
async function codeOf(guest: Guest, staff: Staff): Promise<TableCode & { path: string }> {
  await guest.open();
  const branches = await call<Branch[]>(guest.page, "GET /users/v1/branches/full");
  const served = branches.find(({ settings }) => settings.dineinEnabled)?.id;
  const code = (await call<TableCode[]>(staff.page, "GET /console/v1/tables")).find(
    ({ branchId }) => branchId === served,
  );
  if (!code) throw new Error("no branch serves at tables");
  const { pathname, search } = new URL(code.link);
  return { ...code, path: pathname + search };
}

test("[MN-4, RT-2] the code on a table opens its menu; the order goes to it, the waiter comes at a tap, and so does the bill of all that the table ordered", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  const { path, number } = await codeOf(guest, staff);
  await guest.open(path);
  const table = page.getByRole("region", { name: t("table.number", { number }) });
  await expect(table).toContainText(t("table.hint"));
  await expect(page).not.toHaveURL(/tableSecret/);

  await table.getByRole("button", { name: t("table.callWaiter") }).click();
  await expect(table).toContainText(t("table.waiterComes"));
  await page.reload();
  await guest.touch();
  await expect(table).toContainText(t("table.waiterComes"));
  await staff.page.getByRole("tab", { name: staff.t("frame.reservations") }).click();
  const calls = staff.page.getByRole("region", { name: staff.t("reservations.calls") });
  const called = calls
    .getByRole("article")
    .filter({ hasText: staff.t("reservations.table", { number }) })
    .first();
  await called.getByRole("button", { name: staff.t("reservations.went") }).click();
  // The guest's page looks every ten seconds.
  await expect(table.getByRole("button", { name: t("table.callWaiter") })).toBeVisible({ timeout: 15_000 });

  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await expect(page.getByRole("main")).toContainText(t("table.number", { number }));
  await guest.placeButton().click();
  const placed = await guest.placedOrder();
  await expect(page.getByText(t("order.table"), { exact: true })).toBeVisible();
  // It ends at the table, where nothing is handed out.
  await expect(page.getByRole("main").getByRole("list").first()).toContainText(
    t("order.state.CLOSED.DINE_IN"),
  );
  await staff.page.getByRole("tab").first().click();
  const drawer = await staff.openOrder(placed);
  await expect(drawer).toContainText(number);
  await staff.page.keyboard.press("Escape");

  // Back at the menu: what the table ordered, and the bill.
  await guest.open();
  await table.getByRole("button", { name: t("table.bill"), exact: true }).click();
  const bill = guest.panel(t("table.billTitle", { number }));
  const own = bill.getByRole("region", { name: t("order.title", { number: placed }) });
  await expect(own).toContainText(guest.productName("somsa-quti"));
  await bill.getByRole("button", { name: t("table.askBill") }).click();
  await expect(bill.getByRole("button", { name: t("table.billComes") })).toBeDisabled();
});
