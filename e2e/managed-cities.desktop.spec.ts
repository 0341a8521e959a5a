import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[AD-2] a city is added and removed by the brand's people; guests choose among those that are there", async ({
  managerOf,
  guestOf,
}) => {
  const staff = await managerOf("market", "cities");
  const { page, t } = staff;
  const name = `Shahar ${String(Date.now()).slice(-6)}`;
  await page.getByRole("button", { name: t("cities.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("cities.new") });
  await form
    .getByRole("group", { name: t("city.name") })
    .getByRole("textbox")
    .first()
    .fill(name);
  await form.getByRole("textbox", { name: t("branch.place") }).fill("39.6542, 66.9597");
  await expectAccessible(page, "a new city");
  await page.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expectAccessible(page, "the cities");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "the cities on a phone");

  const me = await call<{ merchant: { id: string } }>(page, "GET /console/v1/me");
  const guest = guestOf("market", "uz");
  await guest.open("/");
  const told = async () => {
    const path = `GET /users/v1/city-merchant/merchant/${me.merchant.id}`;
    return (await call<{ name: { uz?: string } }[]>(guest.page, path)).map((city) => city.name.uz);
  };
  await expect.poll(told).toContain(name);

  await row.getByRole("button", { name }).click();
  const own = page.getByRole("dialog", { name });
  await own.getByRole("button", { name: t("resource.remove") }).click();
  await expect(row).toBeHidden();
  await expect.poll(told).not.toContain(name);
});
