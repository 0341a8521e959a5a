import type { BrandSettings, Order, OrderSettings, WebSettings } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  createTestShop,
} from "../../../testing/test-shop.ts";

type SettingsAnswer = BrandSettings & { code: string; data: { field: string; present: BrandSettings } };

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const path = "/console/v1/settings";
const fetchSettings = async () => (await app.call<BrandSettings>(path, { token: owner })).body;
const initialSettings = await fetchSettings();
const putSettings = (body: object, token = owner) =>
  app.call<SettingsAnswer>(path, { method: "PUT", token, body });
/** Changes some parts of the brand's settings, based on the current version of the settings. */
const changeParts = async (parts: object) =>
  putSettings({ version: (await fetchSettings()).version, ...parts });
const fetchWebSettings = async (host = "osh.localhost") => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<WebSettings>("/support/v1/merchant/settings/web", { host })).body;
};
beforeEach(async () => {
  const { version: _version, changedAt: _at, changedBy: _by, ...parts } = initialSettings;
  await changeParts(parts);
});

test("[BR-14, BR-15] a flag and a view changed by the owner apply in the store; other brands are unchanged", async () => {
  const pizza = await fetchWebSettings("pizza.localhost");
  const reply = await changeParts({
    features: { ...initialSettings.features, vacancies: !initialSettings.features.vacancies },
    views: { ...initialSettings.views, categoryView: "ONE_CATEGORY" },
  });
  expect(reply.status).toBe(200);
  expect(await fetchWebSettings()).toMatchObject({
    features: { vacancies: !initialSettings.features.vacancies, delivery: initialSettings.features.delivery },
    views: { categoryView: "ONE_CATEGORY", groupView: initialSettings.views.groupView },
  });
  expect(await fetchWebSettings("pizza.localhost")).toEqual(pizza);
});

test("[BR-16] the owner edits links, contacts and footer texts, and invalid URLs are refused", async () => {
  const { links } = initialSettings;
  const contacts = [{ name: { uz: "Ulgurji" }, value: "ulgurji@osh.uz" }];
  const kept = { contacts, copyright: { uz: "© Osh Markazi" }, copyrightRight: {} };
  const telegram = { url: "https://t.me/osh", active: true };
  expect((await changeParts({ links: { ...links, telegram }, contacts: kept })).status).toBe(200);
  expect(await fetchWebSettings()).toMatchObject({
    links: { telegram },
    contacts,
    copyright: kept.copyright,
  });
  for (const url of ["javascript:alert(1)", "http://t.me/osh", "t.me/osh", ""])
    expect(await changeParts({ links: { ...links, telegram: { url, active: true } } })).toMatchObject({
      status: 400,
      body: { data: { field: "links.telegram" } },
    });
  const phone = { url: "12", active: true };
  expect((await changeParts({ links: { ...links, phone } })).body.data.field).toBe("links.phone");
  const strange = [{ name: { uz: "X" }, value: "javascript:1" }];
  expect((await changeParts({ contacts: { ...kept, contacts: strange } })).body.data.field).toBe(
    "contacts.contacts",
  );
});

test("[BK-7] the service fee set by the owner is in the next order's price", async () => {
  const fees = {
    ...initialSettings.fees,
    isServiceFeeEnabled: true,
    serviceFeeAmount: 4000,
    isServiceFeeFreeAboveThreshold: false,
  };
  expect((await changeParts({ fees })).status).toBe(200);
  const { token } = guest;
  const placed = await app.call<Order>("/orders/v1/orders", {
    token,
    body: createPickupBody({ totalPrice: 49_000 }),
  });
  expect(placed.body.servicePrice).toBe(4000);
  expect((await changeParts({ fees: { ...fees, serviceFeeAmount: -1 } })).status).toBe(400);
});

test("[CH-1, EN-5] the owner sets the default service of each channel, and an unknown service is refused", async () => {
  const defaultDeliveryType = { website: "PICK_UP", telegram: "DINE_IN", application: "DELIVERY" };
  expect((await changeParts({ fees: { ...initialSettings.fees, defaultDeliveryType } })).status).toBe(200);
  const { body } = await app.call<OrderSettings>("/orders/v1/merchant/settings");
  expect(body.defaultDeliveryType).toEqual(defaultDeliveryType);
  const strange = { ...defaultDeliveryType, telegram: "YANDEX_EATS" };
  const reply = await changeParts({ fees: { ...initialSettings.fees, defaultDeliveryType: strange } });
  expect(reply).toMatchObject({
    status: 400,
    body: { data: { field: "fees.defaultDeliveryType.telegram" } },
  });
});

test("[CH-6] a payment method disabled for the web is neither offered nor accepted there; one is always enabled", async () => {
  const off = initialSettings.payments.map((method) =>
    method.type === "CASH" ? { ...method, webEnabled: false } : method,
  );
  expect((await changeParts({ payments: off })).status).toBe(200);
  expect((await fetchWebSettings()).payments.map(({ type }) => type)).not.toContain("CASH");
  const { token } = guest;
  const body = { ...createPickupBody(), paymentType: "CASH" };
  const placed = await app.call<Order & { code: string }>("/orders/v1/orders", { token, body });
  expect(placed).toMatchObject({ status: 409, body: { code: "payment_not_allowed" } });
  const none = initialSettings.payments.map((method) => ({ ...method, isActive: false }));
  expect((await changeParts({ payments: none })).body.data.field).toBe("payments");
  expect((await changeParts({ payments: initialSettings.payments.slice(1) })).body.data.field).toBe(
    "payments",
  );
});

test("[LN-1] requires the main language to be one of the brand's languages", async () => {
  const languages = { languages: ["ru", "uz"], mainLanguage: "ru", isLanguageForced: true };
  expect((await changeParts({ languages })).status).toBe(200);
  expect(await fetchWebSettings()).toMatchObject(languages);
  expect((await changeParts({ languages: { ...languages, mainLanguage: "eng" } })).body.data.field).toBe(
    "languages.mainLanguage",
  );
  expect((await changeParts({ languages: { ...languages, languages: [] } })).status).toBe(400);
});

test("[S37] the second of two changes of one version gets the current state; each change adds one audit row with the differences", async () => {
  const { version } = await fetchSettings();
  const features = { ...initialSettings.features, chat: !initialSettings.features.chat };
  expect((await putSettings({ version, features })).body.version).toBe(version + 1);
  const second = await putSettings({ version, views: initialSettings.views });
  expect(second).toMatchObject({
    status: 409,
    body: { code: "stale_version", data: { present: { version: version + 1, features } } },
  });
  // A request that changes no value does not increase the version of the settings.
  expect((await putSettings({ version: version + 1, features })).body.version).toBe(version + 1);
  const { body } = await app.call<{ items: object[] }>("/console/v1/changes?entity=settings", {
    token: owner,
  });
  expect(body.items[0]).toMatchObject({
    entity: "settings",
    kind: "changed",
    before: { "features.chat": initialSettings.features.chat },
    after: { "features.chat": !initialSettings.features.chat },
  });
});

test("[US-8] a manager reads the settings but cannot change them; an operator cannot read them", async () => {
  const inviteStaff = (role: string) =>
    createInvitedStaff(app, owner, {
      login: `set-${role}`,
      name: role,
      role,
      branchIds: [branchIdFromKey("center")],
    });
  const [manager, operator] = [await inviteStaff("manager"), await inviteStaff("operator")];
  expect((await app.call(path, { token: manager.token })).status).toBe(200);
  expect((await putSettings({ version: 1, features: initialSettings.features }, manager.token)).status).toBe(
    403,
  );
  expect((await app.call(path, { token: operator.token })).status).toBe(403);
});

test("[BR-5, S37] the owner changes name, colour and titles, and a picture must be one uploaded by the brand", async () => {
  const { look } = initialSettings;
  const mine = {
    ...look,
    brand: { uz: "Osh Markazi", ru: "Ош Маркази" },
    mainColor: "#FCE000",
    isDark: true,
  };
  expect((await changeParts({ look: mine })).status).toBe(200);
  expect(await fetchWebSettings()).toMatchObject({ ...mine, mainColorType: "light" });
  expect((await changeParts({ look: { ...mine, mainColor: "#14532D" } })).status).toBe(200);
  expect(await fetchWebSettings()).toMatchObject({ mainColor: "#14532D", mainColorType: "dark" });
  const logo = `${app.osh}/0123.webp`;
  expect((await changeParts({ look: { ...mine, logo, favicon: null } })).status).toBe(200);
  expect(await fetchWebSettings()).toMatchObject({ logo, favicon: null });
  const foreign = `${app.pizza}/0123.webp`;
  expect((await changeParts({ look: { ...mine, logo: foreign } })).body.data.field).toBe("look.logo");
  expect((await changeParts({ look: { ...mine, mainColor: "red;}" } })).status).toBe(400);
  expect((await changeParts({ look: { ...mine, brand: {} } })).status).toBe(400);
});

test("[BR-5, EN-5] the owner sets the text colour on the main colour if it is readable", async () => {
  const mid = { ...(await fetchSettings()).look, mainColor: "#EA580C" };
  for (const [mainColorType, shown] of [
    [null, "dark"],
    ["light", "light"],
    ["dark", "dark"],
  ] as const) {
    const reply = await changeParts({ look: { ...mid, mainColorType } });
    expect(reply).toMatchObject({ status: 200, body: { look: { mainColorType } } });
    expect((await fetchWebSettings()).mainColorType).toBe(shown);
  }
  expect((await changeParts({ look: { ...mid, mainColor: "#FCE000", mainColorType: "dark" } })).status).toBe(
    200,
  );
  expect((await fetchWebSettings()).mainColorType).toBe("light");
  expect((await changeParts({ look: { ...mid, mainColorType: "blue" } })).body.data.field).toBe(
    "look.mainColorType",
  );
});

test("[AD-15] the owner sets the initial position of the store's map, and an invalid point is refused at its field", async () => {
  const place = { latitude: 39.654703, longitude: 66.959702 };
  expect((await changeParts({ place })).body.place).toEqual(place);
  expect(await fetchWebSettings()).toMatchObject(place);
  expect((await changeParts({ place: { ...place, latitude: 91 } })).body.data.field).toBe("place.latitude");
});

test("[AD-14] uses the brand's own Yandex Maps key if it chose that map, and refuses an invalid key", async () => {
  const business = { ...initialSettings.business, mapType: "YANDEX", yandexMapsKey: " 0c3b-key_1 " };
  expect((await changeParts({ business })).body.business.yandexMapsKey).toBe("0c3b-key_1");
  expect((await fetchWebSettings()).yandexMapsKey).toBe("0c3b-key_1");
  expect((await changeParts({ business: { ...business, mapType: "LEAFLET" } })).status).toBe(200);
  expect((await fetchWebSettings()).yandexMapsKey).toBeNull();
  for (const yandexMapsKey of ["", "a b", "<script>", "x".repeat(101)])
    expect((await changeParts({ business: { ...business, yandexMapsKey } })).body.data.field).toBe(
      "business.yandexMapsKey",
    );
});

test("[EN-1, BR-14] stores ids in external systems for the owner, refuses bad ones at their field, and sends none to guests", async () => {
  const ids = { iikoOrganizationId: "7bc05553-4b68-44e8-b7bc-37be63c6d9e9", appId: "uz.osh.app" };
  const business = {
    ...initialSettings.business,
    iikoOrganizationId: ` ${ids.iikoOrganizationId} `,
    appId: ids.appId,
  };
  expect((await changeParts({ business })).body.business).toMatchObject(ids);
  const shown = await fetchWebSettings();
  for (const name of Object.keys(ids)) expect(shown).not.toHaveProperty(name);
  for (const name of Object.keys(ids))
    for (const value of ["", "a b", "<script>", "x".repeat(101), 7])
      expect((await changeParts({ business: { ...business, [name]: value } })).body.data.field).toBe(
        `business.${name}`,
      );
  const none = { iikoOrganizationId: null, appId: null };
  expect((await changeParts({ business: { ...business, ...none } })).body.business).toMatchObject(none);
});

test("[EN-5] the owner sets the code texts in every language; texts without the code are refused, and guests do not get them", async () => {
  const code = {
    uz: "{brand}: {code}",
    ru: "Ваш код {code}",
    zh: "{code}",
    "uz-Cyrl": "Код {code}",
    kz: " ",
  };
  expect((await changeParts({ messages: { code } })).body.messages.code).toMatchObject({
    ru: code.ru,
    zh: code.zh,
  });
  expect(JSON.stringify(await fetchWebSettings())).not.toContain("Ваш код");
  const wrong = { messages: { code: { ...code, tr: "Hoş geldiniz" } } };
  expect(await changeParts(wrong)).toMatchObject({ status: 400, body: { data: { field: "messages.code" } } });
  expect((await changeParts({ messages: { code: { uz: `{code}${"x".repeat(300)}` } } })).status).toBe(400);
  expect((await fetchSettings()).messages.code).toMatchObject({ ru: code.ru });
});

test("[PR-4, AN-1] the owner sets cashback, time zone and counters; an unknown time zone and a counter without an id are refused", async () => {
  const business = { ...initialSettings.business, cashbackPercent: 7.25, timeZone: "Asia/Almaty" };
  expect((await changeParts({ business })).status).toBe(200);
  const { iikoOrganizationId: _organization, appId: _app, ...shown } = business;
  expect(await fetchWebSettings()).toMatchObject(shown);
  const strange = { ...business, timeZone: "Mars/Phobos" };
  expect((await changeParts({ business: strange })).body.data.field).toBe("business.timeZone");
  const fine = { ...business, cashbackPercent: 7.255 };
  expect((await changeParts({ business: fine })).body.data.field).toBe("business.cashbackPercent");
  const { tracking } = initialSettings;
  const gtm = { active: true, id: "GTM-ABC1234" };
  expect((await changeParts({ tracking: { ...tracking, gtm } })).status).toBe(200);
  expect((await fetchWebSettings()).tracking.gtm).toEqual(gtm);
  const script = { active: true, id: "GTM-1</script>" };
  expect((await changeParts({ tracking: { ...tracking, gtm: script } })).body.data.field).toBe(
    "tracking.gtm",
  );
});

test("[AD-14] the owner sets the business type and the map provider; the currency is fixed after the first order", async () => {
  const business = { ...initialSettings.business, kind: "GROCERY", mapType: "YANDEX" };
  expect((await changeParts({ business })).status).toBe(200);
  expect(await fetchWebSettings()).toMatchObject({ kind: "GROCERY", mapType: "YANDEX" });
  expect((await changeParts({ business: { ...business, mapType: "GOOGLE" } })).status).toBe(400);
  await app.call("/orders/v1/orders", { token: guest.token, body: createPickupBody() });
  const tenge = await changeParts({ business: { ...business, currency: "KZT" } });
  expect(tenge).toMatchObject({ status: 400, body: { data: { field: "business.currency" } } });
  const fresh = await app.signInStaff("owner@pizza");
  const { body } = await app.call<BrandSettings>(path, { token: fresh });
  const other = { ...body.business, currency: "KZT" };
  const changed = await putSettings({ version: body.version, business: other }, fresh);
  expect(changed.body.business.currency).toBe("KZT");
  await putSettings({ version: changed.body.version, business: body.business }, fresh);
});
