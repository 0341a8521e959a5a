import type { TableCode } from "@dasturxon/contract";
import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[MN-4, OR-11] a table is added, and its code opens the menu for a guest until it is switched off", async ({
  managerOf,
  guestOf,
}) => {
  const staff = await managerOf("osh", "diningTables");
  const { page, t } = staff;
  const number = `A${String(Date.now()).slice(-6)}`;
  await page.getByRole("button", { name: t("diningTables.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("diningTables.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(form.getByText(t("field.required")).first()).toBeVisible();
  await form.getByRole("textbox", { name: t("diningTable.number") }).fill(number);
  await form.getByRole("textbox", { name: t("diningTable.chairs") }).fill("6");
  await form.getByRole("combobox", { name: t("diningTable.branchId") }).click();
  await page.getByRole("option").first().click();
  await expectAccessible(page, "a new table");
  await save.click();
  await expect(form).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("6");
  await expectAccessible(page, "the tables");

  const codes = await call<TableCode[]>(page, "GET /console/v1/tables");
  const link = new URL(codes.find((each) => each.number === number)?.link ?? "");
  const guest = guestOf("osh", "ru");
  await guest.open(link.pathname + link.search);
  const table = guest.page.getByRole("region", { name: guest.t("table.number", { number }) });
  await expect(table).toContainText(guest.t("table.hint"));

  await page.getByRole("link", { name: t("tables.sheet") }).click();
  await expect(page.getByRole("img", { name: t("tables.code-of", { number }) })).toBeVisible();
  await page.goBack();
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "the tables on a phone");
  await row.getByRole("switch").click({ force: true });
  await expect(row.getByRole("switch")).not.toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: number })).toBeVisible();
  await guest.open(link.pathname + link.search);
  await expect(table).toBeHidden();
});
