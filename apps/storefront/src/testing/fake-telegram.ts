import type { TelegramLaunch } from "../shells/telegram/launch.ts";

const TELEGRAM_LAUNCH_STORAGE_KEY = "dx:telegram";

let eventsPostedToTelegram: { name: string; data: unknown }[] = [];

/** Opens the page as the Telegram application does, and records the page's calls to Telegram, until `resetTelegram`. */
export function openInTelegram(more: Partial<TelegramLaunch> = {}): void {
  eventsPostedToTelegram = [];
  const launch: TelegramLaunch = {
    initData: "query_id=1&user=%7B%7D&hash=abc",
    pageKey: "a-page-key-of-this-launch",
    version: "8.0",
    theme: {},
    startParam: null,
    ...more,
  };
  sessionStorage.setItem(TELEGRAM_LAUNCH_STORAGE_KEY, JSON.stringify(launch));
  window.TelegramWebviewProxy = {
    postEvent: (name, data) => void eventsPostedToTelegram.push({ name, data: JSON.parse(data) }),
  };
}

/** Returns the data of the page's calls to Telegram with this name, oldest first. */
export function findEventsPostedToTelegram(name: string): unknown[] {
  return eventsPostedToTelegram.filter((event) => event.name === name).map(({ data }) => data);
}

/** Dispatches a Telegram event to the page. */
export function sendTelegramEvent(name: string, data: object = {}): void {
  window.Telegram?.WebView?.receiveEvent(name, data);
}

export function resetTelegram(): void {
  delete window.TelegramWebviewProxy;
  sessionStorage.removeItem(TELEGRAM_LAUNCH_STORAGE_KEY);
  // Removes the colours and safe areas that the messenger set on the page.
  delete document.documentElement.dataset["theme"];
  document.documentElement.removeAttribute("style");
}
