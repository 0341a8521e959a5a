import { Notifications } from "@mantine/notifications";

export function Notices() {
  return <Notifications position="top-center" />;
}
