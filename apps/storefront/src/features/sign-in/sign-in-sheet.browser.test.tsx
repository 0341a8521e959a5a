import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { sessionStore } from "../../shop/session/session.ts";
import { testCustomer } from "../../testing/customer-fixture.ts";
import {
  findEventsPostedToTelegram,
  openInTelegram,
  resetTelegram,
  sendTelegramEvent,
} from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

const LOGIN_ENDPOINT = "POST /webbot/v1/users/login";
const session = { token: "token", expiresAt: "2030-01-01T00:00:00.000Z", user: testCustomer };
const telegramSetting = { isActive: true, username: "osh_bot", isPhoneCodeWanted: false, payments: [] };

beforeEach(() => openInTelegram());
afterEach(resetTelegram);

async function renderSheet() {
  const onSignedIn = vi.fn<() => void>();
  function OpenedSheet() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <SignInSheet isOpen={isOpen} isContactAsked onClose={() => setIsOpen(false)} onSignedIn={onSignedIn} />
    );
  }
  const store = await renderStore(<OpenedSheet />, {
    shell: "telegram",
    api: { "GET /webbot/v1/setting": telegramSetting, [LOGIN_ENDPOINT]: session },
  });
  await expect.poll(() => findEventsPostedToTelegram("web_app_request_phone").length).toBe(1);
  return { ...store, onSignedIn };
}

/** Simulates the messenger, which provides the signed contact on request. */
async function sendContact(): Promise<void> {
  sendTelegramEvent("phone_requested", { status: "sent" });
  await expect
    .poll(() => findEventsPostedToTelegram("web_app_invoke_custom_method").length)
    .toBeGreaterThan(0);
  const [asked] = findEventsPostedToTelegram("web_app_invoke_custom_method") as { req_id: string }[];
  sendTelegramEvent("custom_method_invoked", { req_id: asked?.req_id, result: "contact=signed&hash=abc" });
  await expect.poll(() => sessionStore.get()?.userId).toBe(testCustomer.id);
}

test("[TG-2, CH-11] the contact continues with the order while the sheet is open", async () => {
  const { onSignedIn } = await renderSheet();
  await sendContact();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
});

test("[TG-2, CH-11] a contact that arrives after the sheet was closed signs in and does nothing else", async () => {
  const { button, onSignedIn } = await renderSheet();
  await button("action.close").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await sendContact();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onSignedIn).not.toHaveBeenCalled();
});
