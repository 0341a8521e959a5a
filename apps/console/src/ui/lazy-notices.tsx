import { useNotifications } from "@mantine/notifications";
import { createPrefetchedPart, useLazyPart } from "../platform/lazy-part.ts";

const notificationsLazyPart = createPrefetchedPart(
  async () => (await import("./notices.tsx")).NotificationContainer,
);

/** Container of the notices. A notice shown before the script loads waits for it. */
export function LazyNotifications() {
  const { notifications, queue } = useNotifications();
  const { part: Notices } = useLazyPart(notificationsLazyPart, notifications.length + queue.length > 0);
  return Notices && <Notices />;
}
