import { useNotifications } from "@mantine/notifications";
import { soonPart, useLatePart } from "../platform/late-part.ts";

const late = soonPart(async () => (await import("./notices.tsx")).Notices);

/** Where notices stand; one that is to be shown before their script is here waits for it. */
export function LateNotices() {
  const { notifications, queue } = useNotifications();
  const { part: Notices } = useLatePart(late, notifications.length + queue.length > 0);
  return Notices && <Notices />;
}
