import { Notifications, useNotifications } from "@mantine/notifications";
import { useLayoutEffect } from "react";

/** Rows of tabs and pages at the top of a page, which notices must not cover. */
const TOP_ROWS = "nav, .column-tabs";
/** Time in milliseconds between two measurements while a notice is shown. */
const PLACING_INTERVAL_MS = 250;

/** Returns the bottom of the lowest row in the upper half of the window, in pixels. Narrow rows are side bars. */
function measureTopRows(): number {
  const bottoms = [...document.querySelectorAll(TOP_ROWS)]
    .map((row) => row.getBoundingClientRect())
    .filter(({ width, bottom }) => width > innerWidth / 2 && bottom < innerHeight / 2)
    .map(({ bottom }) => bottom);
  return Math.max(0, ...bottoms);
}

/** Shows notifications below the header and the rows of tabs and pages. Most buttons are at the end of a page or dialog. */
export function NotificationContainer() {
  const { notifications } = useNotifications();
  useLayoutEffect(() => {
    const placeNotifications = () => document.body.style.setProperty("--top-rows", `${measureTopRows()}px`);
    placeNotifications();
    if (notifications.length === 0) return undefined;
    // A row moves when the page scrolls or when a hint above it loads.
    const timer = setInterval(placeNotifications, PLACING_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [notifications]);
  return <Notifications position="top-center" className="notices" />;
}
