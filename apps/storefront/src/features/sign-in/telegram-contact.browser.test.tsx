import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ShellProvider } from "../../platform/shell-provider.tsx";
import { sessionStore } from "../../shop/session/session.ts";
import { testCustomer } from "../../testing/customer-fixture.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import {
  findEventsPostedToTelegram,
  openInTelegram,
  sendTelegramEvent,
  resetTelegram,
} from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { TelegramContact } from "./telegram-contact.tsx";

const LOGIN_ENDPOINT = "POST /webbot/v1/users/login";
const session = { token: "token", expiresAt: "2030-01-01T00:00:00.000Z", user: testCustomer };
const telegramSetting = { isActive: true, username: "osh_bot", isPhoneCodeWanted: false, payments: [] };

beforeEach(() => openInTelegram());
afterEach(resetTelegram);

async function renderAndShareContact(api: FakeApiAnswers, isAsked = false) {
  const onSignedIn = vi.fn<() => void>();
  const store = await renderStore(
    <ShellProvider kind="telegram">
      <TelegramContact isAsked={isAsked} onSignedIn={onSignedIn} />
    </ShellProvider>,
    {
      brand: {
        links: {
          phone: { url: "", active: false },
          telegram: { url: "", active: false },
          telegramBot: { url: "https://t.me/osh_bot", active: true },
          instagram: { url: "", active: false },
          facebook: { url: "", active: false },
          iosApp: { url: "", active: false },
          androidApp: { url: "", active: false },
        },
      },
      api: { "GET /webbot/v1/setting": telegramSetting, ...api },
    },
  );
  await expect.poll(() => findEventsPostedToTelegram("web_app_ready").length).toBe(1);
  if (!isAsked) await store.button("telegram.shareContact").click();
  await expect.poll(() => findEventsPostedToTelegram("web_app_request_phone").length).toBe(1);
  return { ...store, onSignedIn };
}

/** Simulates the messenger, which provides the signed contact on request. */
async function sendContact(signed: string): Promise<void> {
  sendTelegramEvent("phone_requested", { status: "sent" });
  await expect
    .poll(() => findEventsPostedToTelegram("web_app_invoke_custom_method").length)
    .toBeGreaterThan(0);
  const [asked] = findEventsPostedToTelegram("web_app_invoke_custom_method") as { req_id: string }[];
  sendTelegramEvent("custom_method_invoked", { req_id: asked?.req_id, result: signed });
}

test("[TG-2] the shared contact signs in without a code", async () => {
  const { api, onSignedIn } = await renderAndShareContact({ [LOGIN_ENDPOINT]: session });
  await sendContact("contact=signed&hash=abc");
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  await expect.poll(() => sessionStore.get()?.userId).toBe(testCustomer.id);
  await expect
    .poll(() => api.calls(LOGIN_ENDPOINT)[0]?.body)
    .toMatchObject({ contact: "contact=signed&hash=abc", language: "en" });
});

test("[TG-3] a person unknown to the bot is told to start it, with a link", async () => {
  const { button, onSignedIn } = await renderAndShareContact({
    [LOGIN_ENDPOINT]: createFakeRefusal("telegram_id_not_found"),
  });
  await sendContact("contact=signed&hash=abc");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await button("telegram.openBot").click();
  await expect
    .poll(() => findEventsPostedToTelegram("web_app_open_tg_link"))
    .toEqual([{ path_full: "/osh_bot" }]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("[TG-2] a guest that does not share the contact stays on the page", async () => {
  const { button, onSignedIn, api } = await renderAndShareContact({});
  sendTelegramEvent("phone_requested", { status: "cancelled" });
  await expect.element(button("telegram.shareContact")).toBeEnabled();
  expect(api.calls(LOGIN_ENDPOINT)).toEqual([]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("[TG-2, CH-11] after a tap that needs the phone, Telegram asks for it at once; a refusal leaves the button", async () => {
  const { button, onSignedIn, api } = await renderAndShareContact({ [LOGIN_ENDPOINT]: session }, true);
  sendTelegramEvent("phone_requested", { status: "cancelled" });
  await expect.element(button("telegram.shareContact")).toBeEnabled();
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(api.calls(LOGIN_ENDPOINT)).toEqual([]);
});
