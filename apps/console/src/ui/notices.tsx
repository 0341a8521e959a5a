import { Notifications } from "@mantine/notifications";

/** Shows notifications below the header, so that they do not cover its tabs. */
export function NotificationContainer() {
  return <Notifications position="top-center" className="notices" />;
}
