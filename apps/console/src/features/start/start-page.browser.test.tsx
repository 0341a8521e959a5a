import { product } from "@dasturxon/contract/managed/products";
import { shapeFromResource } from "@dasturxon/contract/resource-shape";
import axe from "axe-core";
import { useState } from "react";
import { expect, test } from "vitest";
import { type FakeAnswers, SIMULATED_LOST_CONNECTION, createFakeRefusal } from "../../testing/fake-api.ts";
import { createBlankProduct } from "../../parts/menu-import/blank-product.ts";
import { createServerColumns } from "../../testing/fake-rows.ts";
import { createFakeMenu, PLOV } from "../../testing/fake-menu.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { emptyStartDraft, type StartDraft } from "./draft.ts";
import { StartPage } from "./start-page.tsx";

const DRAFT_STORAGE_KEY = "dasturxon.console.start";
const PHONE = "+998901234567";
const PASSWORD = "bulut daryo tarvuz 17";
const namedDraft: Partial<StartDraft> = { permit: "permit", phone: PHONE, name: "Osh", address: "osh" };

/** Responses of the fake API for a new brand. */
const onboardingAnswers: FakeAnswers = {
  "GET /onboarding/v1/map": { tilesUrl: null },
  "POST /onboarding/v1/draft": { draft: null, isKnown: false },
  "PUT /onboarding/v1/draft": { done: true },
  "POST /onboarding/v1/address": ({ body }) => ({
    fault: body.address === "taken" ? "taken" : null,
    url: `http://${body.address}.localhost`,
  }),
};

/** Stores a draft on the device before the page reads it. */
function DeviceWithDraft({ draft }: { draft: Partial<StartDraft> }) {
  useState(() => {
    sessionStorage.clear();
    localStorage.setItem(DRAFT_STORAGE_KEY, JSON.stringify({ ...emptyStartDraft, ...draft, unsaved: [] }));
  });
  return <StartPage />;
}

/** Renders the start page, where an owner opens a new store. `draft`: fields that the device saved on an earlier visit. */
async function openStartPage(draft: Partial<StartDraft> = {}, api: FakeAnswers = {}) {
  const shown = await renderPage(<DeviceWithDraft draft={draft} />, {
    path: "/start",
    api: { ...onboardingAnswers, ...api },
  });
  const { page, t } = shown;
  return {
    ...shown,
    field: (id: Parameters<typeof t>[0]) => page.getByRole("textbox", { name: t(id) }),
    heading: (id: Parameters<typeof t>[0]) => page.getByRole("heading", { name: t(id), level: 1 }),
    press: (id: Parameters<typeof t>[0]) => page.getByRole("button", { name: t(id), exact: true }).click(),
  };
}

/** Checks the page with axe. Disables the landmark rules, because the test harness has a main landmark of its own. */
async function expectAccessible(): Promise<void> {
  const rules = Object.fromEntries(
    ["landmark-unique", "landmark-main-is-top-level", "landmark-no-duplicate-main"].map((id) => [
      id,
      { enabled: false },
    ]),
  );
  const { violations } = await axe.run(".start-page", { resultTypes: ["violations"], rules });
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

test("[S38] asks for a phone and refuses an invalid one at its field; a wrong code is shown at the code", async () => {
  const { page, t, field, heading, press } = await openStartPage(
    {},
    {
      "POST /onboarding/v1/code": ({ body }) =>
        body.phone === PHONE
          ? { resendIn: 60, expiresIn: 300, demoInbox: null }
          : createFakeRefusal("phone_invalid"),
      "POST /onboarding/v1/permit": ({ body }) =>
        body.code === "123456"
          ? { permit: "permit", expiresAt: "2030-01-01T00:00:00.000Z" }
          : createFakeRefusal("wrong_code"),
    },
  );
  await expect.element(heading("start.phone")).toHaveFocus();
  await press("start.phone.send");
  await expect.element(page.getByText(t("start.phone.needed"))).toBeVisible();
  await field("start.phone.number").fill("+7 916 123 45 67");
  await press("start.phone.send");
  await expect.element(field("start.phone.number")).toHaveAttribute("aria-invalid", "true");
  await field("start.phone.number").fill(PHONE);
  await press("start.phone.send");
  await field("start.phone.code").fill("000000");
  await press("start.phone.prove");
  await expect.element(field("start.phone.code")).toHaveAttribute("aria-invalid", "true");
  await field("start.phone.code").fill("123456");
  await press("start.phone.prove");
  await expect.element(heading("start.brand")).toHaveFocus();
});

test("[S38] reports a taken, reserved or invalid address while typing, and continues with a free one", async () => {
  const { page, t, field, heading, press } = await openStartPage({ permit: "permit", phone: PHONE });
  const next = page.getByRole("button", { name: t("start.next"), exact: true });
  await field("start.name").fill("Taken");
  await expect.element(page.getByText(t("start.address.taken"))).toBeVisible();
  await expect.element(next).toBeDisabled();
  await field("start.address").fill("console");
  await expect.element(page.getByText(t("start.address.reserved"))).toBeVisible();
  await field("start.address").fill("o");
  await expect.element(page.getByText(t("start.address.malformed"))).toBeVisible();
  await field("start.address").fill("bog-7");
  await expect
    .element(page.getByText(t("start.address.free", { url: "http://bog-7.localhost" })))
    .toBeVisible();
  await press("start.next");
  await expect.element(heading("start.look")).toHaveFocus();
  await expectAccessible();
});

test("[S38, BR-5] reads a pasted menu line by line, and names lines without a price", async () => {
  const { page, t, field } = await openStartPage(namedDraft);
  await page.getByRole("radio", { name: t("start.menu.PASTED"), exact: true }).click();
  await field("start.paste").fill("OSHLAR\nChoyxona osh 48000\nSALATLAR:\nAchichuk - 12 000\nNarxsiz taom");
  await expect.element(page.getByText(t("start.paste.read", { products: 2, categories: 2 }))).toBeVisible();
  await expect.element(page.getByText(t("start.paste.faulty", { names: "Narxsiz taom" }))).toBeVisible();
  await expectAccessible();
});

test("[S38] requires a phone for a branch; a phone that the platform refuses is shown at the branch", async () => {
  const { page, t, field, heading, press } = await openStartPage(
    { ...namedDraft, step: "branch", street: "Navoiy 12", branchPhone: "" },
    { "POST /onboarding/v1/brands": createFakeRefusal("phone_invalid", { field: "branch.phone" }) },
  );
  await press("start.next");
  await expect.element(page.getByText(t("start.branch-phone.needed"))).toBeVisible();
  // The phone field accepts this complete number, but the API refuses it.
  await field("start.branch-phone").fill("+49 30 901820");
  await press("start.next");
  await field("start.owner-name").fill("Aziz");
  await page.getByLabelText(t("sign-in.password"), { exact: true }).fill(PASSWORD);
  await press("start.open");
  await expect.element(heading("start.branch")).toBeVisible();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/telefon/i);
});

test("[S38, BN-3] places a branch without a location in the city centre until a tap on the map or a pasted point sets it", async () => {
  const { page, t, field, api } = await openStartPage({ ...namedDraft, step: "branch", street: "Navoiy 12" });
  const map = page.getByRole("application", { name: t("branch.place.map") });
  const centre = page.getByText(t("start.place.centre", { city: "Toshkent", km: 5 }));
  await expect.element(map).toBeVisible();
  await expect.element(centre).toBeVisible();
  await map.click();
  await expect.element(field("start.place")).toHaveValue(expect.stringMatching(/^41\.\d+, 69\.\d+$/));
  await expect.element(centre).not.toBeInTheDocument();
  await page.getByRole("combobox", { name: t("start.city") }).selectOptions("samarkand");
  await expect.element(page.getByText(t("start.place.centre", { city: "Samarqand", km: 5 }))).toBeVisible();
  const next = page.getByRole("button", { name: t("start.next"), exact: true });
  await field("start.place").fill("https://yandex.uz/maps/-/CDabc123");
  await expect.element(page.getByText(t("branch.place.short"))).toBeVisible();
  await expect.element(next).toBeDisabled();
  await field("start.place").fill(`39°39'17"N 66°57'35"E`);
  await expect.element(page.getByText(t("branch.place.short"))).not.toBeInTheDocument();
  await expect.element(next).toBeEnabled();
  await field("start.place").fill("69.2797, 41.3113");
  await expect.element(page.getByText(`${t("branch.place.swapped")} 41.3113, 69.2797`)).toBeVisible();
  await expect.element(next).toBeEnabled();
  await expectAccessible();
  expect(api.sentTo("GET /onboarding/v1/map").length).toBeGreaterThan(0);
});

test("[S38] shows a weak password and a login of another brand at their fields; the password is not stored", async () => {
  const { page, t, field, heading, press, api } = await openStartPage(
    { ...namedDraft, step: "owner", street: "Navoiy 12", branchPhone: PHONE, ownerName: "Aziz" },
    { "POST /onboarding/v1/brands": createFakeRefusal("login_taken", { field: "owner.login" }) },
  );
  const password = page.getByLabelText(t("sign-in.password"), { exact: true });
  await password.fill("parol12345678");
  await press("start.open");
  await expect.element(page.getByText(t("start.password.weak"))).toBeVisible();
  expect(api.sentTo("POST /onboarding/v1/brands")).toEqual([]);
  await password.fill(PASSWORD);
  await press("start.open");
  await expect.element(field("sign-in.login")).toHaveAttribute("aria-invalid", "true");
  await expect.element(heading("start.owner")).toBeVisible();
  expect(localStorage.getItem(DRAFT_STORAGE_KEY)).not.toContain(PASSWORD);
  await expectAccessible();
});

test("[S38] continues the draft of another device; offline the input is kept, and after the permit expires the phone is confirmed again", async () => {
  const { page, t, field, heading, press, api } = await openStartPage(
    { permit: "permit", phone: PHONE },
    {
      "POST /onboarding/v1/draft": {
        draft: { step: "branch", name: "Osh", address: "osh", street: "Bobur 7" },
        isKnown: false,
      },
    },
  );
  await expect.element(heading("start.branch")).toBeVisible();
  await expect.element(field("start.street")).toHaveValue("Bobur 7");
  await expect.element(page.getByText(t("start.kept"), { exact: true })).toBeVisible();
  api.answer({ "PUT /onboarding/v1/draft": SIMULATED_LOST_CONNECTION });
  await field("start.street").fill("Bobur 9");
  await expect.element(page.getByText(t("start.kept.device"))).toBeVisible();
  await expectAccessible();
  api.answer({ "PUT /onboarding/v1/draft": createFakeRefusal("permit_over") });
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText(t("start.kept.over"))).toBeVisible();
  await press("start.again");
  await expect.element(heading("start.phone")).toBeVisible();
  expect(localStorage.getItem(DRAFT_STORAGE_KEY)).toContain("Bobur 9");
});

test("[S38, BR-5] retries the saved settings of an open brand after a failure, and the to-do list names the missing gateway", async () => {
  const opened = { url: "http://osh.localhost", language: "uz", importKey: "key" } as const;
  const { page, t, press, api } = await openStartPage(
    { ...namedDraft, opened, pasted: "Choyxona osh 48000" },
    {
      ...createFakeMenu(0).answers,
      "POST /console/v1/menu/imports": SIMULATED_LOST_CONNECTION,
      "GET /console/v1/sms-accounts": { accounts: [], isPlatformThere: false },
    },
  );
  await expect.element(page.getByText(t("start.fill.failed"))).toBeVisible();
  await expect.element(page.getByTestId("store-address")).toMatchTextContent("http://osh.localhost");
  const payments = page.getByRole("link", { name: t("start.left.payments") });
  await expect.element(payments).toHaveAttribute("href", "/console/manage/payments");
  await expect.element(page.getByText(t("start.left.sms"))).toBeVisible();
  await expectAccessible();
  api.answer({
    "POST /console/v1/menu/imports": {
      batchId: "00000000-0000-7000-8000-000000000001",
      added: 1,
      changed: 0,
      places: [],
    },
  });
  await press("start.fill.again");
  await expect.poll(() => localStorage.getItem(DRAFT_STORAGE_KEY)).toBeNull();
  await expect.element(page.getByText(t("start.fill.failed"))).not.toBeInTheDocument();
});

test("[S38, BR-5] after a lost response only the products that the menu lacks are sent again", async () => {
  const opened = { url: "http://osh.localhost", language: "uz", importKey: "key" } as const;
  const menu = createFakeMenu(0);
  const { page, t, press, api } = await openStartPage(
    { ...namedDraft, opened, pasted: "Choyxona osh 48000\nMastava 25000" },
    {
      ...menu.answers,
      "POST /console/v1/menu/imports": SIMULATED_LOST_CONNECTION,
      "GET /console/v1/sms-accounts": { accounts: [], isPlatformThere: true },
    },
  );
  await expect.element(page.getByText(t("start.fill.failed"))).toBeVisible();
  menu.products.add({
    ...createServerColumns(900),
    ...createBlankProduct(shapeFromResource(product)),
    categoryId: PLOV,
    name: { uz: "Choyxona osh" },
    costPrice: 52_000,
    hasFiscalCode: false,
  });
  api.answer({
    "POST /console/v1/menu/imports": createFakeRefusal("idempotency_conflict", { madeId: null }),
  });
  await press("start.fill.again");
  await expect.poll(() => localStorage.getItem(DRAFT_STORAGE_KEY)).toBeNull();
  await expect.element(page.getByText(t("start.fill.failed"))).not.toBeInTheDocument();
  const [first, second, ...more] = api.sentTo("POST /console/v1/menu/imports");
  expect(first?.added.map(({ name }) => name.uz)).toEqual(["Choyxona osh", "Mastava"]);
  expect(second?.added.map(({ name }) => name.uz)).toEqual(["Mastava"]);
  expect(second?.changed).toEqual([]);
  expect(more).toEqual([]);
});

test("[S38, BR-5] does not send a pasted menu again that was written before its response was lost", async () => {
  const opened = { url: "http://osh.localhost", language: "uz", importKey: "key" } as const;
  const { api } = await openStartPage(
    { ...namedDraft, opened, pasted: "Taom 1 21000\nTaom 2 22000" },
    {
      ...createFakeMenu(2).answers,
      "GET /console/v1/sms-accounts": { accounts: [], isPlatformThere: true },
    },
  );
  await expect.poll(() => localStorage.getItem(DRAFT_STORAGE_KEY)).toBeNull();
  expect(api.sentTo("POST /console/v1/menu/imports")).toEqual([]);
});

test("[S38] lists no to-do for codes if the platform sends them", async () => {
  const opened = { url: "http://osh.localhost", language: "uz", importKey: "key" } as const;
  const { page, t, api } = await openStartPage(
    { ...namedDraft, opened },
    { "GET /console/v1/sms-accounts": { accounts: [], isPlatformThere: true } },
  );
  await expect.element(page.getByText(t("start.left.people"))).toBeVisible();
  await expect.poll(() => api.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByText(t("start.left.sms"))).not.toBeInTheDocument();
});
