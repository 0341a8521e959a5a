import type { BrandSettings, LoggedChange, WebSettings } from "@dasturxon/contract";
import { PHONE_COUNTRIES, type PhoneCountry, formatCountryPrefix } from "@dasturxon/domain/phone-number";
import { beforeEach, expect, test } from "vitest";
import { changeBrandContent } from "../../../../testing/change-content.ts";
import { sql } from "kysely";
import { createTestApp } from "../../../../testing/test-app.ts";
import { addTables } from "../../../../testing/test-tables.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  createTestShop,
} from "../../../../testing/test-shop.ts";

const MAX_CODES_PER_COUNTRY_HOUR = 6;
const app = await createTestShop({
  config: {
    phonePrefixes: PHONE_COUNTRIES.map(formatCountryPrefix),
    codes: {
      perAddress: 1000,
      perBrandHour: 1000,
      perCountryHour: MAX_CODES_PER_COUNTRY_HOUR,
      perHour: 1000,
    },
  },
});
await addTables(app, "osh");
const owner = await app.signInStaff("owner@osh");
const KAZAKH_PHONE = "+77011234567";

type CodeAnswer = { code?: string; data?: { field?: string } };
const fetchSettings = async () =>
  (await app.call<BrandSettings>("/console/v1/settings", { token: owner })).body;
const setPhoneCountries = async (countries: string[]) => {
  const { version } = await fetchSettings();
  const body = { version, phones: { countries } };
  return app.call<BrandSettings & CodeAnswer>("/console/v1/settings", { method: "PUT", token: owner, body });
};
const fetchOfferedCountries = async (host = "osh.localhost") => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  app.http.invalidate(app.pizza);
  return (await app.call<WebSettings>("/support/v1/merchant/settings/web", { host })).body.phoneCountries;
};
let networkCount = 0;
const requestCode = (phone: string, host = "osh.localhost") =>
  app.call<CodeAnswer>("/users/v1/users/code", {
    body: { phone },
    host,
    ip: `10.${(networkCount += 1)}.0.1`,
  });
beforeEach(async () => {
  app.clock.advance(2 * 3_600_000);
  await setPhoneCountries(["UZ"]);
});

test("[US-1, S7] a brand sends only to the country of its currency, until its owner enables others", async () => {
  expect(await fetchOfferedCountries()).toEqual(["UZ"]);
  const refused = await requestCode(KAZAKH_PHONE);
  expect(refused).toMatchObject({ status: 400, body: { code: "phone_invalid", data: { field: "phone" } } });
  expect(app.sent).toEqual([]);
  expect((await setPhoneCountries(["UZ", "KZ"])).status).toBe(200);
  expect(await fetchOfferedCountries()).toEqual(["UZ", "KZ"]);
  expect((await requestCode(KAZAKH_PHONE)).status).toBe(200);
  expect(app.sent.map(({ phone }) => phone)).toEqual([KAZAKH_PHONE]);
  expect(await fetchOfferedCountries("pizza.localhost"), "another brand's own").toEqual(["UZ"]);
  expect((await requestCode(KAZAKH_PHONE, "pizza.localhost")).status).toBe(400);
  await setPhoneCountries(["UZ"]);
  expect((await requestCode("+77011234568")).status).toBe(400);
});

test("[US-1] a brand with tenge starts with Kazakh phones, even if no country was ever chosen", async () => {
  await changeBrandContent(
    app,
    app.pizza,
    sql`update merchant_settings set currency = 'KZT', phone_countries = null where merchant_id = ${app.pizza}`,
  );
  expect(await fetchOfferedCountries("pizza.localhost")).toEqual(["KZ"]);
  expect((await requestCode(KAZAKH_PHONE, "pizza.localhost")).status).toBe(200);
  expect((await requestCode("+998901234567", "pizza.localhost")).status).toBe(400);
  await changeBrandContent(
    app,
    app.pizza,
    sql`update merchant_settings set currency = 'UZS' where merchant_id = ${app.pizza}`,
  );
  expect(await fetchOfferedCountries("pizza.localhost")).toEqual(["UZ"]);
});

test("[US-1] refuses no country, a duplicate and an unknown one by the field's name; the audit log has the change", async () => {
  for (const countries of [[], ["UZ", "UZ"], ["XX"], ["UZ", null]])
    expect(await setPhoneCountries(countries as string[])).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
  expect((await setPhoneCountries(["UZ", "UZ"])).body.data?.field).toBe("phones.countries");
  await setPhoneCountries(["UZ", "KG"]);
  const changes = await app.call<{ items: LoggedChange[] }>("/console/v1/changes?entity=settings&size=1", {
    token: owner,
  });
  expect(changes.body.items[0]?.after).toEqual({ "phones.countries": ["UZ", "KG"] });
});

test("[S7] sends only to countries that the installation allows, whatever a brand enabled, and the store offers no others", async () => {
  await setPhoneCountries(["UZ", "KZ"]);
  const config = { phonePrefixes: ["+9989"] };
  const own = await createTestApp({ db: app.db, clock: app.clock, config }, "schema");
  const shown = await own.call<WebSettings>("/support/v1/merchant/settings/web");
  expect(shown.body.phoneCountries).toEqual(["UZ"]);
  const asked = await own.call<CodeAnswer>("/users/v1/users/code", { body: { phone: KAZAKH_PHONE } });
  expect(asked.body.code).toBe("phone_invalid");
});

const createPhoneByCountry: Readonly<Record<PhoneCountry, (n: number) => string>> = {
  UZ: (n) => `+99890200000${n % 10}`,
  KZ: (n) => `+770120000${String(n).padStart(2, "0")}`,
  KG: (n) => `+9967000000${String(n).padStart(2, "0")}`,
  TJ: (n) => `+9929000000${String(n).padStart(2, "0")}`,
  TM: (n) => `+993650000${String(n).padStart(2, "0")}`,
};

test("[S7] SMS to another country stop at its hourly limit, and those to other countries continue", async () => {
  await setPhoneCountries([...PHONE_COUNTRIES]);
  const before = app.sent.length;
  const answers = await Promise.all(
    Array.from({ length: 2 * MAX_CODES_PER_COUNTRY_HOUR }, (_, n) => requestCode(createPhoneByCountry.TJ(n))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CODES_PER_COUNTRY_HOUR);
  expect(app.sent.length - before).toBe(MAX_CODES_PER_COUNTRY_HOUR);
  expect((await requestCode(createPhoneByCountry.TJ(30))).body.code).toBe("too_many_requests");
  expect((await requestCode(createPhoneByCountry.KG(1))).status).toBe(200);
  for (let n = 0; n < MAX_CODES_PER_COUNTRY_HOUR + 2; n += 1)
    expect((await requestCode(createPhoneByCountry.UZ(n))).status).toBe(200);
  app.clock.advance(3_600_001);
  expect((await requestCode(createPhoneByCountry.TJ(31))).status).toBe(200);
});

test("[US-1, CH-10] accepts phones of an enabled country in every field for a phone", async () => {
  const guest = await app.signIn(CUSTOMER_PHONE);
  const placeOrder = () =>
    app.call<CodeAnswer>("/orders/v1/orders", {
      token: guest.token,
      body: createPickupBody({ receiver: { name: "Aigerim", phone: KAZAKH_PHONE } }),
    });
  const requestReservation = () =>
    app.call<CodeAnswer>("/orders/v1/reservations", {
      token: guest.token,
      body: {
        branchId: branchIdFromKey("center"),
        chairs: 2,
        day: "2026-03-04",
        time: "19:00",
        phone: KAZAKH_PHONE,
      },
    });
  expect((await placeOrder()).body).toMatchObject({
    code: "phone_invalid",
    data: { field: "receiver.phone" },
  });
  expect((await requestReservation()).body).toMatchObject({
    code: "phone_invalid",
    data: { field: "phone" },
  });
  await setPhoneCountries(["UZ", "KZ"]);
  expect((await placeOrder()).status).toBe(200);
  expect((await requestReservation()).body.code).not.toBe("phone_invalid");
});
