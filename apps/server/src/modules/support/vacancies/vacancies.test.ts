import type { Vacancy, VacancyApplication } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { testContent } from "../../../testing/test-content.ts";
import { importContent } from "../index.ts";

const app = await testApp();
await app.db.tenant(app.osh, (tx) => importContent(tx, { id: app.osh, key: "osh" }, testContent));
const { body: vacancies } = await app.call<Vacancy[]>("/support/v1/vacancies");
const [cook] = vacancies;
const owner = await app.signInStaff("owner@osh");
const form = { name: "Sardor", phone: "90 123 45 67", comment: "5 yil" };
const apply = (body: object, id = cook?.id) =>
  app.call<{ id: string; code: string; data: { field?: string } }>(`/support/v1/vacancies/${id}/apply`, {
    body,
  });
const applications = () =>
  app.call<VacancyApplication[]>("/console/v1/vacancy-applications", { token: owner });

test("[CT-3] a vacancy tells position, salary, requirements and whom to ask", async () => {
  expect(vacancies.map(({ position }) => position.eng)).toEqual(["Cook", "Courier"]);
  const { body } = await app.call<Vacancy>(`/support/v1/vacancies/${cook?.id}`);
  expect(body).toEqual(cook);
  expect(body).toMatchObject({ responsiblePerson: "Dilnoza", salaryFrom: 5_000_000, salaryTo: 8_000_000 });
});

test("[CT-3] an application reaches the staff; sent again it is changed, not doubled", async () => {
  const first = await apply(form);
  const again = await apply({ ...form, phone: "+998 90 123-45-67", comment: "6 yil" });
  expect([first.status, again.body.id]).toEqual([200, first.body.id]);
  expect((await applications()).body).toMatchObject([
    { name: "Sardor", phone: "+998901234567", comment: "6 yil", position: { ru: "Повар" } },
  ]);
});

test("[AP-2] without a name or with a phone that is none it is refused by the field", async () => {
  expect((await apply({ ...form, name: " " })).body.data.field).toBe("name");
  expect((await apply({ ...form, phone: "12345678" })).body).toMatchObject({
    code: "phone_invalid",
    data: { field: "phone" },
  });
});

test("[BR-12] applications are the brand's own, and not the kitchen's", async () => {
  const foreign = await app.signInStaff("owner@pizza");
  expect((await app.call("/console/v1/vacancy-applications", { token: foreign })).body).toEqual([]);
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call("/console/v1/vacancy-applications", { token: kitchen })).status).toBe(403);
  expect((await apply(form, app.osh)).status).toBe(404);
});

test("[BR-14] with vacancies off there are none, and nobody can apply", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`update merchant_settings set features = features || '{"vacancies": false}'`.execute(tx),
  );
  expect((await app.call(`/support/v1/vacancies/${cook?.id}`)).status).toBe(404);
  expect((await apply(form)).status).toBe(404);
});
