import type { DeviceOverview } from "@dasturxon/contract";
import { isBatteryLow } from "@dasturxon/domain/device-state";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Badge, Button, Popover, Stack, Text } from "@mantine/core";
import { VolumeX } from "lucide-react";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";
import { useDeviceFormatters } from "./use-device-words.ts";
import { useHeartbeat } from "./use-heartbeat.ts";
import "./heartbeat.css";

/** Time without a heartbeat, in milliseconds, after which a device counts as unused and causes no warning. */
const DEVICE_UNUSED_AFTER_MS = 24 * 3_600_000;

/**
 * Returns whether staff may miss new orders on a device that receives orders: a paired one, or an operator's browser.
 * This browser is excluded.
 */
function hasDeviceTrouble(device: DeviceOverview, now: Date): boolean {
  const { isOwn, isPaired, role, state, since, battery, isCharging } = device;
  if (isOwn || role === null || !(isPaired || role === "operator")) return false;
  if (state === "awake") return isBatteryLow(battery, isCharging);
  return since !== null && now.getTime() - Date.parse(since) < DEVICE_UNUSED_AFTER_MS;
}

/**
 * Sends the heartbeat of this page. Shows in the bar which other devices are asleep, mute, offline or low on battery. A
 * click lists all devices of the branches. Renders nothing without problems.
 */
export function DeviceStateBadge() {
  const t = useTranslate();
  const now = useNow();
  const { role } = useSignedInStaff();
  const { stateOf, detailsOf } = useDeviceFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const devices = useHeartbeat();
  const troubled = devices.filter((device) => hasDeviceTrouble(device, now));
  const [first] = troubled;
  if (!mayPerformTask(role, "hear_orders") || !(first || isOpen)) return null;
  const label =
    troubled.length === 1 && first
      ? `${first.name}: ${stateOf(first)}`
      : t("heartbeat.troubled", { count: troubled.length });
  return (
    <Popover
      position="bottom-end"
      width={340}
      trapFocus
      portalProps={{ target: "#console-main" }}
      opened={isOpen}
      onChange={setIsOpen}
    >
      <Popover.Target>
        <Button
          className="device-badge"
          color="orange"
          variant="light"
          px="sm"
          leftSection={<VolumeX size={18} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="device-badge-words">{label}</span>
          <span className="device-badge-count num" aria-hidden>
            {troubled.length}
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Text fw={600}>{t("heartbeat.title")}</Text>
          <ul className="device-list">
            {devices.map((device) => (
              <li key={device.id}>
                <Text size="sm" fw={500} className="device-name">
                  {device.name}
                </Text>
                <Badge
                  variant="light"
                  color={device.state === "awake" ? "teal" : "orange"}
                  className="device-state"
                >
                  {stateOf(device)}
                </Badge>
                <Text size="xs" c="dimmed">
                  {detailsOf(device)}
                </Text>
              </li>
            ))}
          </ul>
          <Text size="xs" c="dimmed">
            {t("heartbeat.means")}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
