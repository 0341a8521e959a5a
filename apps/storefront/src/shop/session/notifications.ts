import type { CustomerNotification } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import { createStore } from "../../platform/store.ts";
import { sessionStore } from "./session.ts";

/** How many notifications the customer has not read; null until it is known. */
export const unreadStore = createStore<number | null>(null);

/** A minute at most passes until another one is counted, while somebody looks. */
const REFRESH_EVERY_MS = 60_000;

async function askUnread(): Promise<void> {
  if (!sessionStore.get()) return unreadStore.set(null);
  const { data } = await call("GET /notifications/v1/notifications", { query: { size: 1 } });
  if (data) unreadStore.set(data.unread);
}

/** Asks now, each minute, and when the page is looked at again. Returns the stop. */
export function watchUnread(): () => void {
  const look = () => document.visibilityState === "visible" && void askUnread();
  look();
  const timer = setInterval(look, REFRESH_EVERY_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Marks those named, or all, as read on the server; true when it is done. */
export async function readNotifications(ids?: CustomerNotification["id"][]): Promise<boolean> {
  const { data } = await call("POST /notifications/v1/notifications/read", { body: ids ? { ids } : {} });
  if (data) unreadStore.set(data.unread);
  return data !== null;
}
