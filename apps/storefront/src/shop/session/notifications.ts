import type { CustomerNotification } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import { createStore } from "../../platform/store.ts";
import { sessionStore } from "./session.ts";

/** Number of unread notifications. Null until it is loaded. */
export const unreadCountStore = createStore<number | null>(null);

/** Interval between refreshes while the page is visible, milliseconds. */
const NOTIFICATIONS_REFRESH_INTERVAL_MS = 60_000;

async function fetchUnreadCount(): Promise<void> {
  if (!sessionStore.get()) return unreadCountStore.set(null);
  const { data } = await call("GET /notifications/v1/notifications", { query: { size: 1 } });
  if (data) unreadCountStore.set(data.unread);
}

/** Refreshes the number now, each minute, and when the page becomes visible. Returns a function that stops it. */
export function watchUnreadCount(): () => void {
  const fetchCountIfVisible = () => document.visibilityState === "visible" && void fetchUnreadCount();
  fetchCountIfVisible();
  const timer = setInterval(fetchCountIfVisible, NOTIFICATIONS_REFRESH_INTERVAL_MS);
  document.addEventListener("visibilitychange", fetchCountIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", fetchCountIfVisible);
  };
}

/** Marks these notifications, or all, as read on the server. Returns true on success. */
export async function markNotificationsRead(ids?: CustomerNotification["id"][]): Promise<boolean> {
  const { data } = await call("POST /notifications/v1/notifications/read", { body: ids ? { ids } : {} });
  if (data) unreadCountStore.set(data.unread);
  return data !== null;
}
