import type { DeviceOverview } from "@dasturxon/contract";
import { isBatteryLow } from "@dasturxon/domain/device-state";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { formatUntilText } from "../../platform/until-text.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";

/**
 * Returns functions that describe a device: its state ("asleep since 14:02"), its branch, staff member, battery and
 * notifications.
 */
export function useDeviceFormatters() {
  const t = useTranslate();
  const { nameOf } = useBranches();
  const { timeZone } = useSignedInStaff().merchant;
  const now = useNow();

  const formatDeviceState = ({ state, since }: Pick<DeviceOverview, "state" | "since">): string =>
    since === null
      ? t(`heartbeat.${state}`)
      : t("heartbeat.since", {
          state: t(`heartbeat.${state}`),
          time: formatUntilText(since, { timeZone, now, t }),
        });

  /**
   * Returns the battery level, if known, and whether notifications are missing on a paired device that is not offline.
   */
  function listConditions({ isPaired, state, canNotify, battery, isCharging }: DeviceOverview): string[] {
    const isLow = isBatteryLow(battery, isCharging);
    const charge = battery !== null && t(isLow ? "heartbeat.battery-low" : "heartbeat.battery", { battery });
    const isSilent = isPaired && !canNotify && state !== "offline";
    return [charge || "", isSilent ? t("heartbeat.no-notifications") : ""].filter(Boolean);
  }

  /** Returns the branch and role of a device, and its condition. */
  function formatDeviceDetails(device: DeviceOverview): string {
    const { isOwn, isPaired, branchId, role } = device;
    const words = [
      isOwn && t("heartbeat.own"),
      role && !isPaired && t(`role.${role}`),
      branchId === null ? t("branch.all") : nameOf(branchId),
      ...listConditions(device),
    ];
    return words.filter(Boolean).join(" · ");
  }
  return { stateOf: formatDeviceState, conditionOf: listConditions, detailsOf: formatDeviceDetails };
}
