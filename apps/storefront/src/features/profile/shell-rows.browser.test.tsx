import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ShellProvider } from "../../platform/shell-provider.tsx";
import {
  findEventsPostedToTelegram,
  openInTelegram,
  sendTelegramEvent,
  resetTelegram,
} from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { ShellActionRows } from "./shell-rows.tsx";

beforeEach(() => openInTelegram());
afterEach(resetTelegram);

const renderShellRows = () =>
  renderStore(
    <ShellProvider kind="telegram">
      <ShellActionRows className="" />
    </ShellProvider>,
    { path: "/profile" },
  );

test("[TG-4] the store can be added to the phone's home screen once if Telegram supports it", async () => {
  const { button } = await renderShellRows();
  await expect.poll(() => findEventsPostedToTelegram("web_app_check_home_screen").length).toBe(1);
  await expect.element(button("telegram.addShortcut")).not.toBeInTheDocument();
  sendTelegramEvent("home_screen_checked", { status: "missed" });
  await button("telegram.addShortcut").click();
  sendTelegramEvent("home_screen_added");
  await expect.element(button("telegram.addShortcut")).not.toBeInTheDocument();
  expect(findEventsPostedToTelegram("web_app_trigger_haptic_feedback").length).toBeGreaterThan(0);
});

test("[TG-4] a store's QR code scanned in Telegram is opened, another one is reported", async () => {
  const { button, text, location: at } = await renderShellRows();
  await button("telegram.scanCode").click();
  await expect.poll(() => findEventsPostedToTelegram("web_app_open_scan_qr_popup").length).toBe(1);
  sendTelegramEvent("qr_text_received", { data: "https://example.com/table/1" });
  await expect.element(text("telegram.otherCode")).toBeVisible();
  // The row is pressed with the keyboard, because the toast covers it for some seconds.
  button("telegram.scanCode").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => findEventsPostedToTelegram("web_app_open_scan_qr_popup").length).toBe(2);
  sendTelegramEvent("qr_text_received", { data: `${location.origin}/branches` });
  await expect.poll(at).toBe("/branches");
});
