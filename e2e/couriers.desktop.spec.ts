import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[OR-6] a courier who is added gets his login by a choice in the list, and none is offered orders once he is off", async ({
  managerOf,
}) => {
  const owner = await managerOf("pizza", "people");
  const { page, t } = owner;
  const mark = String(Date.now()).slice(-7);
  await page.getByRole("button", { name: t("people.add"), exact: true }).click();
  const person = page.getByRole("dialog", { name: t("people.new") });
  await person.getByRole("textbox", { name: t("person.name") }).fill("Jasur");
  await person.getByRole("textbox", { name: t("person.login") }).fill(`kuryer-${mark}`);
  await person.getByRole("radio", { name: t("role.courier"), exact: true }).check();
  await person.getByRole("button", { name: t("people.invite"), exact: true }).click();
  await page
    .getByRole("dialog", { name: t("people.link-for", { name: "Jasur" }) })
    .getByRole("button", { name: t("order.close"), exact: true })
    .last()
    .click();

  await owner.openManaged("couriers");
  await page.getByRole("button", { name: t("couriers.add"), exact: true }).click();
  const drawer = page.getByRole("dialog", { name: t("couriers.new") });
  await expectAccessible(page, "a new courier");
  await drawer.getByRole("textbox", { name: t("courier.name") }).fill(`Jasur ${mark}`);
  await drawer.getByRole("textbox", { name: t("courier.phone") }).fill("+998901112233");
  await drawer.getByRole("button", { name: t("resource.save"), exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: `Jasur ${mark}` });
  const login = row.getByLabel(t("courier.login-of", { name: `Jasur ${mark}` }), { exact: true });
  await login.selectOption({ label: `kuryer-${mark}` });
  await page.reload();
  await expect(login.locator("option:checked")).toHaveText(`kuryer-${mark}`);
  await expectAccessible(page, "the couriers");
  await page.setViewportSize(PHONE);
  // Where a finger lands: on what is drawn of the switch.
  await row.locator("label, .mantine-Switch-track").last().click();
  await expect(row.getByRole("switch")).not.toBeChecked();
  await expect(page.getByRole("dialog")).toBeHidden();
});
