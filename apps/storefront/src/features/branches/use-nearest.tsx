import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useDeviceLocation } from "../../shop/location/device-location.ts";
import { useT } from "../../platform/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/**
 * Returns the ◎ button, which sorts the branches by distance, and its message. Only this tap requests the device's
 * location. A refusal is shown as a neutral message.
 */
export function useNearestBranchesButton() {
  const t = useT();
  const { isAsking, locate } = useDeviceLocation();
  const [isRefused, setIsRefused] = useState(false);
  return {
    words: isAsking ? t("branch.nearestWhy") : isRefused ? t("branch.nearestUnknown") : null,
    button: (
      <IconButton
        look="quiet"
        label={t("branch.nearest")}
        aria-busy={isAsking || undefined}
        onClick={async () => setIsRefused((await locate()).refusal !== null)}
        className={isAsking ? "animate-pulse" : ""}
      >
        <LocateFixed size={20} aria-hidden />
      </IconButton>
    ),
  };
}
