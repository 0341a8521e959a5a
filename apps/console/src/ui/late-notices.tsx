import { useNotifications } from "@mantine/notifications";
import { soonPart, useLatePart } from "../platform/late-part.ts";

const late = soonPart(async () => (await import("./notices.tsx")).Notices);

/** Container of the notices. A notice shown before the script loads waits for it. */
export function LateNotices() {
  const { notifications, queue } = useNotifications();
  const { part: Notices } = useLatePart(late, notifications.length + queue.length > 0);
  return Notices && <Notices />;
}
