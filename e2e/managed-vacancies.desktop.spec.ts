import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[CT-3] a vacancy is added, a guest applies for it, the office sees who did, and it is off at a tap", async ({
  managerOf,
  guestOf,
}) => {
  const staff = await managerOf("osh", "vacancies");
  const { page, t } = staff;
  const name = `Oshpaz ${String(Date.now()).slice(-6)}`;
  await page.getByRole("button", { name: t("vacancies.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("vacancies.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(form.getByText(t("field.required")).first()).toBeVisible();
  await form
    .getByRole("group", { name: t("vacancy.position") })
    .getByRole("textbox")
    .first()
    .fill(name);
  await form.getByRole("textbox", { name: t("vacancy.responsiblePerson") }).fill("Dilnoza");
  await form.getByRole("textbox", { name: t("vacancy.phone") }).fill("+998901112233");
  await form.getByRole("textbox", { name: t("vacancy.salaryFrom") }).fill("5000000");
  await form.getByRole("textbox", { name: t("vacancy.salaryTo") }).fill("4000000");
  await save.click();
  await expect(form.getByText(t("field.wrong"))).toBeVisible();
  await form.getByRole("textbox", { name: t("vacancy.salaryTo") }).fill("7000000");
  await expectAccessible(page, "a new vacancy");
  await save.click();
  await expect(form).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expectAccessible(page, "the vacancies");

  const guest = guestOf("osh", "ru");
  await guest.open("/vacancy");
  await expect(guest.page.getByRole("main")).toContainText(name);
  const open = await call<{ id: string; position: { uz?: string } }[]>(
    guest.page,
    "GET /support/v1/vacancies",
  );
  const { id = "" } = open.find(({ position }) => position.uz === name) ?? {};
  const phone = `+99890${String(Date.now()).slice(-7)}`;
  await call(guest.page, `POST /support/v1/vacancies/${id}/apply`, { name: `Malika ${name}`, phone });

  await page.getByRole("link", { name: t("applications.title"), exact: true }).click();
  const application = page.getByRole("listitem").filter({ hasText: `Malika ${name}` });
  await expect(application.getByRole("link", { name: phone })).toBeVisible();
  await expectAccessible(page, "the applications");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "the applications on a phone");
  await page.goBack();
  await row.getByRole("switch").click({ force: true });
  await expect(row.getByRole("switch")).not.toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: name })).toBeVisible();
  await guest.open("/vacancy");
  await expect(guest.page.getByRole("heading").first()).toBeVisible();
  await expect(guest.page.getByText(name)).toBeHidden();
});
