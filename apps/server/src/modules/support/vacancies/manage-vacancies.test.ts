import type { Vacancy, VacancyApplication } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  data: { field: string };
}

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
await changeBrandContent(
  app,
  app.osh,
  sql`update merchant_settings set features = features || '{"vacancies": true}' where merchant_id = ${app.osh}`,
);
const path = "/console/v1/vacancies";
const createGoodVacancy = validRowsByResource.vacancy.row;
const addVacancy = (more: object = {}) =>
  app.call<Row>(path, { token: owner, body: { ...createGoodVacancy(), ...more } });
const changeVacancy = (id: string, body: object) =>
  app.call<Row>(`${path}/${id}`, { method: "PUT", token: owner, body });
const fetchVacancies = async () => {
  app.http.invalidate(app.osh);
  return (await app.call<Vacancy[]>("/support/v1/vacancies")).body;
};
const applyForVacancy = (id: string) =>
  app.call(`/support/v1/vacancies/${id}/apply`, { body: { name: "Malika", phone: "90 123 45 67" } });

test.each(["1234", "2003040", "+7 701 123 45 6"])(
  "[CT-3] refuses the incomplete phone %s of a vacancy's contact person",
  async (phone) => {
    expect(await addVacancy({ phone })).toMatchObject({ status: 400, body: { data: { field: "phone" } } });
  },
);

test("[CT-3] guests see an added vacancy in the chosen order and apply while it is enabled", async () => {
  const first = (await addVacancy({ position: { uz: "Oshpaz" } })).body;
  const second = (await addVacancy({ position: { uz: "Farrosh" } })).body;
  expect((await fetchVacancies()).map(({ position }) => position.uz)).toEqual(["Oshpaz", "Farrosh"]);
  const ids = [second.id, first.id];
  await app.call(`${path}/positions`, { method: "PUT", token: owner, body: { ids } });
  expect((await fetchVacancies()).map(({ id }) => id)).toEqual(ids);
  expect((await applyForVacancy(first.id)).status).toBe(200);
  const off = await changeVacancy(first.id, {
    ...createGoodVacancy(),
    position: { uz: "Oshpaz" },
    isActive: false,
    version: 1,
  });
  expect((await fetchVacancies()).map(({ id }) => id)).toEqual([second.id]);
  expect((await applyForVacancy(first.id)).status).toBe(404);
  // Applications remain after their vacancy is removed.
  await app.call(`${path}/${first.id}?version=${off.body.version}`, { method: "DELETE", token: owner });
  const { body } = await app.call<{ content: VacancyApplication[] }>("/console/v1/vacancy-applications", {
    token: owner,
  });
  expect(body.content).toMatchObject([{ name: "Malika", position: { uz: "Oshpaz" } }]);
  await app.call(`${path}/${second.id}?version=${second.version}`, { method: "DELETE", token: owner });
  expect(await fetchVacancies()).toEqual([]);
  expect((await applyForVacancy(second.id)).status).toBe(404);
});

test("[CT-3] a maximum salary is not below the minimum; either may be missing", async () => {
  const turned = await addVacancy({ salaryFrom: 5_000_000, salaryTo: 3_000_000 });
  expect(turned).toMatchObject({ status: 400, body: { data: { field: "salaryTo" } } });
  expect((await addVacancy({ salaryFrom: null, salaryTo: 3_000_000 })).status).toBe(200);
  expect((await addVacancy({ salaryFrom: 3_000_000, salaryTo: null })).status).toBe(200);
});
