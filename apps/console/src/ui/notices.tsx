import { Notifications } from "@mantine/notifications";

/** Notices stand below the bar of the console, whose tabs they would cover. */
export function Notices() {
  return <Notifications position="top-center" className="notices" />;
}
