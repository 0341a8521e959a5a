import { vacancy } from "@dasturxon/contract/managed/vacancies";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createFakeRows } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { VacanciesPage } from "./vacancies-page.tsx";

test("[CT-3] a vacancy needs a position and a contact, and a maximum pay not below the minimum", async () => {
  const vacancies = createFakeRows(vacancy, []);
  const { page, t, api } = await renderPage(<VacanciesPage />, { api: vacancies.answers });
  await page.getByRole("button", { name: t("vacancies.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("vacancies.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect.element(form.getByText(t("field.required"))).toHaveLength(2);
  await form
    .getByRole("group", { name: t("vacancy.position") })
    .getByRole("textbox")
    .first()
    .fill("Oshpaz");
  const fillField = (name: Parameters<typeof t>[0], words: string) =>
    form.getByRole("textbox", { name: t(name) }).fill(words);
  await fillField("vacancy.responsiblePerson", "Dilnoza");
  await fillField("vacancy.phone", "+998901112233");
  await fillField("vacancy.salaryFrom", "5000000");
  await fillField("vacancy.salaryTo", "4000000");
  api.answer({ "POST /console/v1/vacancies": createFakeRefusal("malformed_request", { field: "salaryTo" }) });
  await save.click();
  await expect.element(form.getByText(t("field.wrong"))).toBeVisible();
  await fillField("vacancy.salaryTo", "7000000");
  await expectAccessible();
  api.answer(vacancies.answers);
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole("row").nth(1)).toMatchTextContent(/5\s000\s000.*–.*7\s000\s000/);
});
