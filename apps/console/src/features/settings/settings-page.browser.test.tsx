import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SettingsPage } from "./settings-page.tsx";

async function openSettings() {
  let settings = await loadExampleReply("brandSettings");
  const rendered = await renderPage(<SettingsPage />, {
    path: "/manage/settings",
    api: {
      "GET /console/v1/settings": () => settings,
      "GET /console/v1/menu/products": { items: [], next: null, total: 0 },
      "PUT /console/v1/settings": ({ body }) => {
        const { version, ...parts } = body;
        settings = { ...settings, ...parts, version: version + 1 };
        return settings;
      },
    },
  });
  const { page, t, api } = rendered;
  const save = page.getByRole("button", { name: t("resource.save"), exact: true });
  await expect.element(save).toBeDisabled();
  const findRussianField = (name: Parameters<typeof t>[0]) =>
    page.getByRole("group", { name: t(name) }).getByRole("textbox", { name: "Русский" });
  const listSavedSettings = () => api.sentTo("PUT /console/v1/settings");
  return { ...rendered, save, russian: findRussianField, sent: listSavedSettings };
}

test("[EN-5] refuses a code text without the code placeholder at its field, and previews valid texts", async () => {
  const { page, t, api, save, russian, sent } = await openSettings();
  const words = russian("settings.messages.code");
  await words.fill("Добро пожаловать");
  api.answer({
    "PUT /console/v1/settings": createFakeRefusal("malformed_request", { field: "messages.code" }),
  });
  await save.click();
  await expect.element(words).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText(t("settings.messages.wrong"))).toBeVisible();
  await words.fill("{code} — код для {brand}");
  await expect.element(page.getByText("482913 — код для osh")).toBeVisible();
  const settings = await loadExampleReply("brandSettings");
  api.answer({ "PUT /console/v1/settings": settings });
  await save.click();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent().at(-1)).toEqual({ version: 2, messages: { code: { ru: "{code} — код для {brand}" } } });
});

test("[US-1, S7] the owner enables countries for SMS codes, and the last one cannot be disabled", async () => {
  const { page, save, sent } = await openSettings();
  const findCheckbox = (code: string) => page.getByRole("checkbox", { name: new RegExp(`\\(\\+${code}\\)`) });
  await expect.element(findCheckbox("998")).toBeChecked();
  await expect.element(findCheckbox("998")).toBeDisabled();
  await findCheckbox("7").click();
  await expect.element(findCheckbox("998")).toBeEnabled();
  await save.click();
  await expect.poll(sent).toEqual([{ version: 2, phones: { countries: ["UZ", "KZ"] } }]);
});

test("[CH-1] the owner sets the default service of one channel; the other channels are unchanged", async () => {
  const { page, t, save, sent } = await openSettings();
  const { fees } = await loadExampleReply("brandSettings");
  await page
    .getByRole("combobox", { name: t("settings.fees.defaultDeliveryType.telegram") })
    .selectOptions("PICK_UP");
  await save.click();
  const defaultDeliveryType = { ...fees.defaultDeliveryType, telegram: "PICK_UP" };
  await expect.poll(sent).toEqual([{ version: 2, fees: { ...fees, defaultDeliveryType } }]);
});

test("[BR-5, AD-14, AD-15] the owner sets the text on the colour, the key of Yandex Maps and where the map opens", async () => {
  const { page, t, save, sent } = await openSettings();
  const { look, business } = await loadExampleReply("brandSettings");
  await page.getByRole("combobox", { name: t("settings.look.mainColorType") }).selectOptions("light");
  const key = page.getByRole("textbox", { name: t("settings.business.yandexMapsKey") });
  await expect.element(key).not.toBeInTheDocument();
  await page
    .getByRole("combobox", { name: t("settings.business.mapType"), exact: true })
    .selectOptions("YANDEX");
  await key.fill("key-of-osh");
  await page.getByText(t("settings.place"), { exact: true }).click();
  await page.getByRole("textbox", { name: t("settings.place.point") }).fill("39.6547, 66.9597");
  await save.click();
  await expect.poll(sent).toEqual([
    {
      version: 2,
      look: { ...look, mainColorType: "light" },
      business: { ...business, mapType: "YANDEX", yandexMapsKey: "key-of-osh" },
      place: { latitude: 39.6547, longitude: 66.9597 },
    },
  ]);
});

test("[EN-1, BR-14] the owner sets the ids of external services, and a refused id is marked at its field", async () => {
  const { page, t, api, save, sent } = await openSettings();
  const { business } = await loadExampleReply("brandSettings");
  await page.getByText(t("settings.business.outside"), { exact: true }).click();
  await page.getByRole("textbox", { name: t("settings.business.iikoOrganizationId") }).fill("7bc0-5553");
  const app = page.getByRole("textbox", { name: t("settings.business.appId") });
  await app.fill("uz osh");
  api.answer({
    "PUT /console/v1/settings": createFakeRefusal("malformed_request", { field: "business.appId" }),
  });
  await save.click();
  await expect.element(app).toHaveAttribute("aria-invalid", "true");
  await app.fill("uz.osh.app");
  await save.click();
  const ids = { iikoOrganizationId: "7bc0-5553", appId: "uz.osh.app" };
  await expect.poll(() => sent().at(-1)).toMatchObject({ business: { ...business, ...ids } });
});

test("[BR-15] the tabs explain that they need the bottom bar until it is enabled", async () => {
  const { page, t } = await openSettings();
  await page
    .getByRole("combobox", { name: t("settings.views.basketPosition") })
    .selectOptions("FLOATING_OVER_PRODUCT");
  const bar = page.getByRole("switch", { name: t("settings.views.isNavigationViewEnabled"), exact: true });
  await expect.element(page.getByText(t("settings.views.needsBar"))).toBeVisible();
  await bar.click({ force: true });
  await expect.element(page.getByText(t("settings.views.needsBar"))).not.toBeInTheDocument();
});

test("[BR-16] refuses an invalid link at its field", async () => {
  const { page, t, api, save } = await openSettings();
  const facebook = page.getByRole("textbox", { name: t("settings.links.facebook") });
  await facebook.fill("facebook.com/pizza");
  api.answer({
    "PUT /console/v1/settings": createFakeRefusal("malformed_request", { field: "links.facebook" }),
  });
  await save.click();
  await expect.element(page.getByText(t("settings.links.wrong"))).toBeVisible();
  await facebook.fill("");
  await expect.element(page.getByText(t("settings.links.wrong"))).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();
});

test("[BR-16] confirms leaving with unsaved footer texts, and saves them separately", async () => {
  const { page, t, router, save, russian, sent } = await openSettings();
  const foot = russian("settings.contacts.copyrightRight");
  await foot.fill("© Osh 2026");
  void router.navigate("/manage/people");
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await expect.element(foot).toHaveValue("© Osh 2026");
  expect(router.state.location.pathname).toBe("/manage/settings");
  await save.click();
  await expect.element(page.getByText(t("settings.saved"))).toBeVisible();
  await expect.element(save).toBeDisabled();
  await expect.element(foot).toHaveValue("© Osh 2026");
  const { contacts } = await loadExampleReply("brandSettings");
  expect(sent()).toEqual([{ version: 2, contacts: { ...contacts, copyrightRight: { ru: "© Osh 2026" } } }]);
});

test("[US-8] a role other than owner reads the brand's settings and cannot change them", async () => {
  const settings = await loadExampleReply("brandSettings");
  const { page, t } = await renderPage(<SettingsPage />, {
    role: "manager",
    api: {
      "GET /console/v1/settings": settings,
      "GET /console/v1/menu/products": { items: [], next: null, total: 0 },
    },
  });
  await expect.element(page.getByText(t("settings.read-only"))).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: t("settings.links.facebook") })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: t("resource.save") })).not.toBeInTheDocument();
});

test("the owner changes the offered tips, which are saved in ascending order, and a choice that is too high shows why", async () => {
  const { page, t, save, sent } = await openSettings();
  const section = page.getByRole("region", { name: t("settings.tips") });
  const choice = (number: number) => section.getByLabelText(t("settings.tips.choices", { number }));
  await expect.element(choice(1)).toHaveValue("5 000");
  await choice(3).fill("3000");
  await save.click();
  await expect.poll(() => sent().at(-1)).toMatchObject({ tips: { choices: [3000, 5000, 10_000] } });
  await section.getByLabelText(t("settings.tips.unit")).selectOptions("PERCENT");
  await expect.element(choice(1)).toHaveValue("5%");
  await choice(2).fill("60");
  await expect.element(section.getByRole("alert")).toBeVisible();
  await section.getByLabelText(t("settings.tips.isEnabled")).click();
  await expect.element(choice(1)).not.toBeInTheDocument();
});
