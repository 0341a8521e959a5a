import type { Branch, Order, TableWithQrLink, WaiterCall } from "@dasturxon/contract";
import { callApi } from "./src/call.ts";
import { Colleague } from "./src/colleague.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

test("[MN-4, RT-2] the code on a table opens its menu; the order goes to it, a tap calls the waiter, and another requests the bill of all orders", async ({
  guestOf,
  request,
}) => {
  const staff = await Colleague.signIn(request, "osh");
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  const branches = await callApi<Branch[]>(page, "GET /users/v1/branches/full");
  const served = branches.find(({ settings }) => settings.dineinEnabled)?.id;
  const codes = await staff.ask<TableWithQrLink[]>("GET /console/v1/tables");
  const code = codes.find(({ branchId }) => branchId === served);
  if (!code) throw new Error("no branch serves at tables");
  const { number } = code;
  const { pathname, search } = new URL(code.link);
  await guest.open(pathname + search);
  const table = page.getByRole("region", { name: t("table.number", { number }) });
  await expect(table).toContainText(t("table.hint"));
  await expect(page).not.toHaveURL(/tableSecret/);

  const calling = page.waitForResponse(/\/orders\/v1\/waiter-calls$/);
  await table.getByRole("button", { name: t("table.callWaiter") }).click();
  const { id } = (await (await calling).json()) as WaiterCall;
  await expect(table).toContainText(t("table.waiterComes"));
  await staff.ask(`POST /console/v1/waiter-calls/${id}/end`);
  // The timeout is longer than ten seconds, because the guest's page polls every ten seconds.
  await expect(table.getByRole("button", { name: t("table.callWaiter") })).toBeVisible({
    timeout: scaleTime(15_000),
  });

  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await expect(page.getByRole("main")).toContainText(t("table.number", { number }));
  await guest.placeButton().click();
  const placed = await guest.placedOrder();
  await expect(page.getByText(t("order.table"), { exact: true })).toBeVisible();
  const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const seen = await staff.ask<Order>(`GET /console/v1/orders/${orderId}`);
  expect(seen.table).toMatchObject({ number });

  // Guests at a table open the bill, which lists the table's orders, by a button on the menu.
  await guest.open();
  await table.getByRole("button", { name: t("table.bill"), exact: true }).click();
  const bill = guest.panel(t("table.billTitle", { number }));
  const own = bill.getByRole("region", { name: t("order.title", { number: placed }) });
  await expect(own).toContainText(guest.productName("somsa-quti"));
  await bill.getByRole("button", { name: t("table.askBill") }).click();
  await expect(bill.getByRole("button", { name: t("table.billComes") })).toBeDisabled();
});
