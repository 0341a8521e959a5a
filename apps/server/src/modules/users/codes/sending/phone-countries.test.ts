import type { BrandSettings, Change, WebSettings } from "@dasturxon/contract";
import { PHONE_COUNTRIES, type PhoneCountry, prefixOf } from "@dasturxon/domain/phone-number";
import { beforeEach, expect, test } from "vitest";
import { changeContent } from "../../../../testing/change-content.ts";
import { sql } from "kysely";
import { testApp } from "../../../../testing/test-app.ts";
import { addTables } from "../../../../testing/test-tables.ts";
import { branchId, CUSTOMER, pickup, shop } from "../../../../testing/test-shop.ts";

const PER_COUNTRY = 6;
const app = await shop({
  config: {
    phonePrefixes: PHONE_COUNTRIES.map(prefixOf),
    codes: { perAddress: 1000, perBrandHour: 1000, perCountryHour: PER_COUNTRY, perHour: 1000 },
  },
});
await addTables(app, "osh");
const owner = await app.signInStaff("owner@osh");
const KAZAKH = "+77011234567";

type Answer = { code?: string; data?: { field?: string } };
const settings = async () => (await app.call<BrandSettings>("/console/v1/settings", { token: owner })).body;
const switchOn = async (countries: string[]) => {
  const { version } = await settings();
  const body = { version, phones: { countries } };
  return app.call<BrandSettings & Answer>("/console/v1/settings", { method: "PUT", token: owner, body });
};
const offered = async (host = "osh.localhost") => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  app.http.invalidate(app.pizza);
  return (await app.call<WebSettings>("/support/v1/merchant/settings/web", { host })).body.phoneCountries;
};
let networks = 0;
const ask = (phone: string, host = "osh.localhost") =>
  app.call<Answer>("/users/v1/users/code", { body: { phone }, host, ip: `10.${(networks += 1)}.0.1` });
beforeEach(async () => {
  app.clock.advance(2 * 3_600_000);
  await switchOn(["UZ"]);
});

test("[US-1, S7] a brand sends only to the country of its currency, until its owner enables others", async () => {
  expect(await offered()).toEqual(["UZ"]);
  const refused = await ask(KAZAKH);
  expect(refused).toMatchObject({ status: 400, body: { code: "phone_invalid", data: { field: "phone" } } });
  expect(app.sent).toEqual([]);
  expect((await switchOn(["UZ", "KZ"])).status).toBe(200);
  expect(await offered()).toEqual(["UZ", "KZ"]);
  expect((await ask(KAZAKH)).status).toBe(200);
  expect(app.sent.map(({ phone }) => phone)).toEqual([KAZAKH]);
  expect(await offered("pizza.localhost"), "another brand's own").toEqual(["UZ"]);
  expect((await ask(KAZAKH, "pizza.localhost")).status).toBe(400);
  await switchOn(["UZ"]);
  expect((await ask("+77011234568")).status).toBe(400);
});

test("[US-1] a brand with tenge starts with Kazakh phones, even if no country was ever chosen", async () => {
  await changeContent(
    app,
    app.pizza,
    sql`update merchant_settings set currency = 'KZT', phone_countries = null where merchant_id = ${app.pizza}`,
  );
  expect(await offered("pizza.localhost")).toEqual(["KZ"]);
  expect((await ask(KAZAKH, "pizza.localhost")).status).toBe(200);
  expect((await ask("+998901234567", "pizza.localhost")).status).toBe(400);
  await changeContent(
    app,
    app.pizza,
    sql`update merchant_settings set currency = 'UZS' where merchant_id = ${app.pizza}`,
  );
  expect(await offered("pizza.localhost")).toEqual(["UZ"]);
});

test("[US-1] refuses no country, a duplicate and an unknown one by the field's name; the audit log has the change", async () => {
  for (const countries of [[], ["UZ", "UZ"], ["XX"], ["UZ", null]])
    expect(await switchOn(countries as string[])).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
  expect((await switchOn(["UZ", "UZ"])).body.data?.field).toBe("phones.countries");
  await switchOn(["UZ", "KG"]);
  const changes = await app.call<{ items: Change[] }>("/console/v1/changes?entity=settings&size=1", {
    token: owner,
  });
  expect(changes.body.items[0]?.after).toEqual({ "phones.countries": ["UZ", "KG"] });
});

test("[S7] sends only to countries that the installation allows, whatever a brand enabled, and the store offers no others", async () => {
  await switchOn(["UZ", "KZ"]);
  const config = { phonePrefixes: ["+9989"] };
  const own = await testApp({ db: app.db, clock: app.clock, config }, "schema");
  const shown = await own.call<WebSettings>("/support/v1/merchant/settings/web");
  expect(shown.body.phoneCountries).toEqual(["UZ"]);
  const asked = await own.call<Answer>("/users/v1/users/code", { body: { phone: KAZAKH } });
  expect(asked.body.code).toBe("phone_invalid");
});

const phoneOf: Readonly<Record<PhoneCountry, (n: number) => string>> = {
  UZ: (n) => `+99890200000${n % 10}`,
  KZ: (n) => `+770120000${String(n).padStart(2, "0")}`,
  KG: (n) => `+9967000000${String(n).padStart(2, "0")}`,
  TJ: (n) => `+9929000000${String(n).padStart(2, "0")}`,
  TM: (n) => `+993650000${String(n).padStart(2, "0")}`,
};

test("[S7] SMS to another country stop at its hourly limit, and those to other countries continue", async () => {
  await switchOn([...PHONE_COUNTRIES]);
  const before = app.sent.length;
  const answers = await Promise.all(Array.from({ length: 2 * PER_COUNTRY }, (_, n) => ask(phoneOf.TJ(n))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(PER_COUNTRY);
  expect(app.sent.length - before).toBe(PER_COUNTRY);
  expect((await ask(phoneOf.TJ(30))).body.code).toBe("too_many_requests");
  expect((await ask(phoneOf.KG(1))).status).toBe(200);
  for (let n = 0; n < PER_COUNTRY + 2; n += 1) expect((await ask(phoneOf.UZ(n))).status).toBe(200);
  app.clock.advance(3_600_001);
  expect((await ask(phoneOf.TJ(31))).status).toBe(200);
});

test("[US-1, CH-10] accepts phones of an enabled country in every field for a phone", async () => {
  const guest = await app.signIn(CUSTOMER);
  const place = () =>
    app.call<Answer>("/orders/v1/orders", {
      token: guest.token,
      body: pickup({ receiver: { name: "Aigerim", phone: KAZAKH } }),
    });
  const reserve = () =>
    app.call<Answer>("/orders/v1/reservations", {
      token: guest.token,
      body: { branchId: branchId("center"), chairs: 2, day: "2026-03-04", time: "19:00", phone: KAZAKH },
    });
  expect((await place()).body).toMatchObject({ code: "phone_invalid", data: { field: "receiver.phone" } });
  expect((await reserve()).body).toMatchObject({ code: "phone_invalid", data: { field: "phone" } });
  await switchOn(["UZ", "KZ"]);
  expect((await place()).status).toBe(200);
  expect((await reserve()).body.code).not.toBe("phone_invalid");
});
