import type { AlertTest } from "@dasturxon/contract";
import { DEFAULT_ALERT_LADDER_SETTINGS } from "@dasturxon/domain/alert-ladder";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal, type FakeAnswers } from "../../testing/fake-api.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { AlertsPage } from "./alerts-page.tsx";
import type { AlertLadders } from "./use-alert-ladders.ts";

const SAVE_ROUTE = "PUT /console/v1/alert-ladders/{id}";
const aziza = { id: createTestId(21), name: "Aziza", hasTelegram: true, hasPhone: true, isManager: true };
const bobur = { id: createTestId(22), name: "Bobur", hasTelegram: true, hasPhone: false, isManager: true };
const dilshod = {
  id: createTestId(23),
  name: "Dilshod",
  hasTelegram: false,
  hasPhone: false,
  isManager: false,
};

type Branch = AlertLadders["branches"][number];
const chilonzor: Branch = {
  id: createTestId(1),
  name: { uz: "Chilonzor" },
  settings: {
    ...DEFAULT_ALERT_LADDER_SETTINGS,
    order: { ...DEFAULT_ALERT_LADDER_SETTINGS.order, pause: 900 },
    people: [],
  },
  people: [aziza, bobur, dilshod],
  devices: 2,
};
const sergeli: Branch = { ...chilonzor, id: createTestId(2), name: { uz: "Sergeli" }, people: [aziza] };

async function openPage(more: Partial<AlertLadders> = {}, api: FakeAnswers = {}) {
  let ladders: AlertLadders = { branches: [chilonzor], canCall: true, hasBot: true, ...more };
  const rendered = await renderPage(<AlertsPage />, {
    path: "/manage/alerts",
    language: "en",
    api: {
      "GET /console/v1/alert-ladders": () => ladders,
      [SAVE_ROUTE]: ({ params: { id }, body }) => {
        const branches = ladders.branches.map((each) =>
          each.id === id ? { ...each, settings: { ...each.settings, ...body } } : each,
        );
        ladders = { ...ladders, branches };
        const saved = branches.find((each) => each.id === id);
        return saved ?? createFakeRefusal("not_found");
      },
      ...api,
    },
  });
  const { page, t, api: server } = rendered;
  const card = page.getByRole("region", { name: "Chilonzor" });
  const orders = card.getByRole("region", { name: t("alerts.orders") });
  const findStepSwitch = (name: "sms" | "telegram" | "call" | "decide" | "pause") =>
    orders.getByRole("switch", { name: t(`alerts.step.${name}`) });
  const findDelayField = (name: "sms" | "telegram" | "decide" | "pause") =>
    orders.getByRole("textbox", { name: t("alerts.delay", { step: t(`alerts.step.${name}`) }) });
  await expect.element(card).toBeVisible();
  return {
    ...rendered,
    card,
    step: findStepSwitch,
    delay: findDelayField,
    preview: card.getByRole("region", { name: t("alerts.preview") }),
    save: card.getByRole("button", { name: t("resource.save"), exact: true }),
    sent: () => server.sentTo(SAVE_ROUTE),
  };
}

test("[OR-13] describes the alert steps in words, with the people that each step reaches or does not reach", async () => {
  const { preview, card } = await openPage();
  for (const words of [
    "After 30 s: a notification on 2 devices.",
    "After 2 min: Telegram to Aziza and Bobur.",
    "After 4 min: SMS to Aziza (no phone number: Bobur).",
    "After 6 min: a phone call to Aziza (no phone number: Bobur).",
    "After 15 min: the branch stops taking orders and opens again when somebody reacts.",
    "After 1 min 30 s: Telegram to Aziza and Bobur.",
  ])
    await expect.element(preview).toMatchTextContent(words);
  await expect.element(preview.getByRole("status")).toHaveTextContent("");
  await expect.element(card).toMatchTextContent("so all managers get the messages: Aziza and Bobur");
  await expectAccessible();
});

test("[OR-13] the description follows the switches and inputs, and the saved settings are those shown", async () => {
  const { preview, step, delay, save, sent, page, t } = await openPage();
  await expect.element(save).toBeDisabled();
  await step("decide").click({ force: true });
  await delay("decide").fill("8");
  await expect.element(preview).toMatchTextContent("After 8 min: the order is refused");
  await page.getByRole("radio", { name: t("alerts.decision.accept") }).click({ force: true });
  await expect.element(preview).toMatchTextContent("After 8 min: the order is accepted automatically.");
  await step("sms").click({ force: true });
  await expect.element(preview).not.toMatchTextContent("After 4 min");
  await save.click();
  await expect.element(page.getByText(t("alerts.saved"))).toBeVisible();
  await expect.element(save).toBeDisabled();
  expect(sent()).toEqual([
    {
      ...chilonzor.settings,
      order: { ...chilonzor.settings.order, sms: null, decide: 480 },
      decision: "accept",
    },
  ]);
});

test("[OR-13] shows an error at a delay that is out of range or not later than the previous step, and sends nothing", async () => {
  const { delay, save, sent, page, t } = await openPage();
  await delay("sms").fill("1");
  await expect.element(page.getByText(t("alerts.fault.order"))).toBeVisible();
  await expect.element(delay("sms")).toHaveAttribute("aria-invalid", "true");
  await save.click();
  await expect.element(delay("sms")).toHaveFocus();
  await delay("sms").fill("");
  await expect.element(page.getByText(t("alerts.fault.range"))).toBeVisible();
  await delay("sms").fill("500");
  await expect.element(page.getByText(t("alerts.fault.range"))).toBeVisible();
  await expectAccessible();
  await delay("sms").fill("5");
  await expect.element(page.getByText(t("alerts.fault.range"))).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("[OR-14] a branch whose devices are all asleep has its own steps, which are described and saved", async () => {
  const { card, preview, save, sent, t } = await openPage();
  const devices = card.getByRole("region", { name: t("alerts.device") });
  await expect.element(preview).toMatchTextContent("After 15 min: a phone call to Aziza");
  await devices.getByRole("textbox", { name: t("alerts.delay", { step: t("alerts.step.call") }) }).fill("20");
  await expect.element(preview).toMatchTextContent("After 20 min: a phone call to Aziza");
  for (const step of ["push", "telegram", "sms", "call"] as const)
    await devices.getByRole("switch", { name: t(`alerts.step.${step}`) }).click({ force: true });
  await expect.element(preview).toMatchTextContent(t("alerts.preview.no-message"));
  await save.click();
  await expect
    .poll(() => sent().at(-1)?.device)
    .toEqual({ push: null, telegram: null, sms: null, call: null });
});

test("[OR-13] a chosen person has quiet hours, and hours in which no person is reached are shown", async () => {
  const { card, preview, save, sent, page, t } = await openPage();
  await card.getByRole("checkbox", { name: "Aziza" }).click({ force: true });
  await expect.element(preview).toMatchTextContent("After 2 min: Telegram to Aziza.");
  const from = card.getByRole("textbox", { name: t("alerts.quiet-from", { name: "Aziza" }) });
  await from.fill("22:00");
  await expect.element(page.getByText(t("alerts.fault.quiet"))).toBeVisible();
  await card.getByRole("textbox", { name: t("alerts.quiet-until", { name: "Aziza" }) }).fill("08:00");
  await expect.element(preview).toMatchTextContent("Aziza: no messages from 22:00 to 08:00.");
  await expect
    .element(preview.getByRole("status"))
    .toMatchTextContent(t("alerts.warn.quiet", { time: "22:00" }));
  await save.click();
  await expect
    .poll(() => sent().at(-1)?.people)
    .toEqual([{ staffId: aziza.id, quietFrom: "22:00", quietUntil: "08:00" }]);
});

test("[OR-13] warns about an enabled step that reaches no person", async () => {
  const { card, preview, t } = await openPage({ branches: [{ ...chilonzor, devices: 0 }] });
  const warnings = preview.getByRole("status");
  await expect.element(warnings).toMatchTextContent(t("alerts.warn.push"));
  await card.getByRole("checkbox", { name: "Dilshod" }).click({ force: true });
  for (const id of ["alerts.warn.telegram", "alerts.warn.sms", "alerts.warn.call"] as const)
    await expect.element(warnings).toMatchTextContent(t(id));
  await expect.element(preview).toMatchTextContent("SMS reaches nobody (no phone number: Dilshod).");
  await expectAccessible();
});

test("[OR-13] warns that Telegram reaches no person while the brand's bot is off, and links to the bot", async () => {
  const { page, preview, t } = await openPage({ hasBot: false });
  await expect.element(page.getByText(t("alerts.bot-off"))).toBeVisible();
  await expect.element(preview).toMatchTextContent("Telegram reaches nobody (the brand's bot is off).");
  await expect
    .element(page.getByRole("link", { name: t("telegramBot.title") }).first())
    .toHaveAttribute("href", "/manage/telegram");
});

test("[OR-13] hides the call step when no gateway for calls is configured", async () => {
  const { step, preview, save } = await openPage({ canCall: false });
  await expect.element(step("sms")).toBeVisible();
  await expect.element(step("call")).not.toBeInTheDocument();
  await expect.element(preview).not.toMatchTextContent("phone call");
  await expect.element(save).toBeDisabled();
});

test("[OR-13] shows a refusal of the server at its field and keeps the input", async () => {
  const { delay, save, page, t, api } = await openPage();
  await delay("pause").fill("20");
  api.answer({ [SAVE_ROUTE]: createFakeRefusal("bad_request", { field: "order.pause", in: "body" }) });
  await save.click();
  await expect.element(page.getByText(t("alerts.fault.server"))).toBeVisible();
  await expect.element(delay("pause")).toHaveValue("20");
  await delay("pause").fill("21");
  await expect.element(page.getByText(t("alerts.fault.server"))).not.toBeInTheDocument();
});

test("[OR-13] marks only the person that the server refuses in the list", async () => {
  const { card, save, page, t, api } = await openPage();
  const [first, second] = ["Aziza", "Bobur"].map((name) => card.getByRole("checkbox", { name }));
  await first?.click({ force: true });
  await second?.click({ force: true });
  api.answer({ [SAVE_ROUTE]: createFakeRefusal("bad_request", { field: "people.1.staffId", in: "body" }) });
  await save.click();
  await expect.element(page.getByText(t("alerts.fault.person"))).toBeVisible();
  await expect.element(card.getByRole("checkbox", { name: "Bobur" })).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(card.getByRole("checkbox", { name: "Aziza" }))
    .toHaveAttribute("aria-invalid", "false");
  await expectAccessible();
  await card.getByRole("checkbox", { name: "Bobur" }).click({ force: true });
  await expect.element(page.getByText(t("alerts.fault.person"))).not.toBeInTheDocument();
});

test("[OR-13] asks for confirmation before leaving the page with unsaved changes", async () => {
  const { delay, page, t, router } = await openPage();
  await delay("pause").fill("20");
  void router.navigate("/manage/people");
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await expect.element(delay("pause")).toHaveValue("20");
  expect(router.state.location.pathname).toBe("/manage/alerts");
});

test("[OR-13] copies the settings of a branch to other branches without people that do not work there", async () => {
  const { card, page, t, sent, api } = await openPage({ branches: [chilonzor, sergeli] });
  for (const name of ["Aziza", "Bobur"]) await card.getByRole("checkbox", { name }).click({ force: true });
  await card.getByRole("button", { name: t("alerts.copy") }).click();
  const question = page.getByRole("dialog", { name: t("alerts.copy-title") });
  await question.getByRole("button", { name: t("alerts.copy-do"), exact: true }).click();
  await expect.element(page.getByText(t("alerts.copied"))).toBeVisible();
  expect(sent().map(({ people }) => people.map(({ staffId }) => staffId))).toEqual([
    [aziza.id, bobur.id],
    [aziza.id],
  ]);
  expect(api.calls.filter(({ route }) => route === SAVE_ROUTE).map(({ params }) => params)).toEqual([
    { id: chilonzor.id },
    { id: sergeli.id },
  ]);
});

test("[OR-13] a test lists each message with its result until the test is over", async () => {
  const testId = createTestId(40);
  const createAlertTest = (isOver: boolean, sms: "waiting" | "failed"): AlertTest => ({
    step: "sms",
    startedAt: "2026-03-02T07:00:00.000Z",
    isOver,
    messages: [
      { step: "telegram", name: "Aziza", state: "sent" },
      { step: "sms", name: "Aziza", state: sms },
    ],
  });
  const { card, page, t, api, delay } = await openPage(
    {},
    {
      "POST /console/v1/alert-ladders/{id}/test": { testId },
      "GET /console/v1/alert-tests/{id}": createAlertTest(false, "waiting"),
    },
  );
  const start = card.getByRole("button", { name: t("alerts.test"), exact: true });
  await start.click();
  await expect.element(page.getByText(t("alerts.test-running"))).toBeVisible();
  await expect.element(card.getByText(t("alerts.state.waiting"))).toBeVisible();
  await expectAccessible();
  api.answer({ "GET /console/v1/alert-tests/{id}": createAlertTest(true, "failed") });
  await expect.element(page.getByText(t("alerts.test-over"))).toBeVisible();
  await expect.element(card).toMatchTextContent(`SMS · Aziza${t("alerts.state.failed")}`);
  await delay("pause").fill("20");
  await expect.element(start).toBeDisabled();
  await expect.element(page.getByText(t("alerts.test-unsaved"))).toBeVisible();
});
