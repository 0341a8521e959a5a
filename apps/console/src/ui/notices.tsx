import { Notifications, useNotifications } from "@mantine/notifications";
import { useLayoutEffect } from "react";

/** Bars at the bottom of a page, a form or a dialog. On a phone, notices are above them. */
const BOTTOM_BARS = ".settings-foot, .drafts-foot, .many, .row-form-foot, .dialog-end, .held";
const MAX_GAP_BELOW_BAR_PX = 24;

/** Returns the height of the bars at the bottom of the window, or 0. */
function measureBottomBars(): number {
  const tops = [...document.querySelectorAll(BOTTOM_BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - MAX_GAP_BELOW_BAR_PX)
    .map(({ top }) => top);
  return innerHeight - Math.min(innerHeight, ...tops);
}

/** Shows notifications where they cover neither tabs nor buttons: below the header, on a phone above the bottom bars. */
export function NotificationContainer() {
  const { notifications } = useNotifications();
  useLayoutEffect(() => {
    document.body.style.setProperty("--bottom-bars", `${measureBottomBars()}px`);
  }, [notifications]);
  return <Notifications position="top-center" className="notices" />;
}
