import type { Vacancy, VacancyApplication } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/test-app.ts";
import { addTestContent } from "../../../testing/test-content.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestApp();
await addTestContent(app);
const { body: vacancies } = await app.call<Vacancy[]>("/support/v1/vacancies");
const [cook] = vacancies;
const owner = await app.signInStaff("owner@osh");
const applicationForm = { name: "Sardor", phone: "90 123 45 67", comment: "5 yil" };
const applyForVacancy = (body: object, id = cook?.id) =>
  app.call<{ id: string; code: string; data: { field?: string } }>(`/support/v1/vacancies/${id}/apply`, {
    body,
  });
type Applications = { content: VacancyApplication[]; totalElements: number; totalPages: number };
const fetchApplications = (query = "", token = owner) =>
  app.call<Applications>(`/console/v1/vacancy-applications${query}`, { token });

test("[CT-3] a vacancy returns position, salary, requirements and contact", async () => {
  expect(vacancies.map(({ position }) => position.eng)).toEqual(["Cook", "Courier"]);
  const { body } = await app.call<Vacancy>(`/support/v1/vacancies/${cook?.id}`);
  expect(body).toEqual(cook);
  expect(body).toMatchObject({ responsiblePerson: "Dilnoza", salaryFrom: 5_000_000, salaryTo: 8_000_000 });
});

test("[CT-3] staff receive an application; another one with the same phone does not change it", async () => {
  const first = await applyForVacancy(applicationForm);
  app.clock.advance(60_000);
  const other = { name: "Attacker", phone: "+998 90 123-45-67", comment: "do not hire him" };
  const again = await applyForVacancy(other);
  expect([first.body, again.body]).toEqual([{ done: true }, { done: true }]);
  expect((await fetchApplications()).body.content).toMatchObject([
    { name: "Attacker", phone: "+998901234567", isRepeated: true },
    {
      name: "Sardor",
      phone: "+998901234567",
      comment: "5 yil",
      position: { ru: "Повар" },
      isRepeated: false,
    },
  ]);
});

test("[S34] a phone can apply three times a day, and the list of applications is paginated", async () => {
  const wave = await Promise.all(Array.from({ length: 5 }, () => applyForVacancy(applicationForm)));
  expect(wave.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
  for (let n = 0; n < 4; n += 1) {
    app.clock.advance(1000);
    await applyForVacancy({ ...applicationForm, phone: `90 000 00 0${n}` });
  }
  const { body } = await fetchApplications("?size=3&page=2");
  expect(body).toMatchObject({ totalElements: 7, totalPages: 3, content: [{ name: "Sardor" }] });
  expect(body.content[0]).toMatchObject({ comment: "5 yil", isRepeated: false });
  app.clock.advance(86_400_000);
  expect((await applyForVacancy(applicationForm)).status).toBe(200);
});

test("[AP-2] refuses a missing name or invalid phone by the field", async () => {
  expect((await applyForVacancy({ ...applicationForm, name: " " })).body.data.field).toBe("name");
  expect((await applyForVacancy({ ...applicationForm, phone: "12345678" })).body).toMatchObject({
    code: "phone_invalid",
    data: { field: "phone" },
  });
});

test("[BR-12] applications are visible to the own brand only, and not to the kitchen", async () => {
  const foreign = await app.signInStaff("owner@pizza");
  expect((await fetchApplications("", foreign)).body.content).toEqual([]);
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call("/console/v1/vacancy-applications", { token: kitchen })).status).toBe(403);
  expect((await applyForVacancy(applicationForm, app.osh)).status).toBe(404);
});

test("[BR-14] with vacancies off none are listed, and applying is refused", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || '{"vacancies": false}'`,
  );
  expect((await app.call(`/support/v1/vacancies/${cook?.id}`)).status).toBe(404);
  expect((await applyForVacancy(applicationForm)).status).toBe(404);
});
