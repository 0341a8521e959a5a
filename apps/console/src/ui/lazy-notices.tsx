import { useNotifications } from "@mantine/notifications";
import { prefetchedPart, useLazyPart } from "../platform/lazy-part.ts";

const noticesPart = prefetchedPart(async () => (await import("./notices.tsx")).Notices);

/** Container of the notices. A notice shown before the script loads waits for it. */
export function LazyNotices() {
  const { notifications, queue } = useNotifications();
  const { part: Notices } = useLazyPart(noticesPart, notifications.length + queue.length > 0);
  return Notices && <Notices />;
}
