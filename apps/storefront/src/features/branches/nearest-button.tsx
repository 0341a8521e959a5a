import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useDevicePlace } from "../../platform/device-place.ts";
import type { LocationRefusal } from "../../platform/device-place.ts";
import { useT } from "../../platform/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** ◎: the nearest branches first. The device is asked by this tap only; that it does not say is told calmly. */
export function NearestButton() {
  const t = useT();
  const device = useDevicePlace();
  const [refusal, setRefusal] = useState<LocationRefusal | null>(null);
  return (
    <>
      <IconButton
        look="quiet"
        label={t("branch.nearest")}
        aria-busy={device.isAsking || undefined}
        onClick={async () => setRefusal((await device.locate()).refusal)}
        className={device.isAsking ? "animate-pulse" : ""}
      >
        <LocateFixed size={20} aria-hidden />
      </IconButton>
      {(device.isAsking || refusal) && (
        <p role="status" className="w-full text-small text-ink-2">
          {device.isAsking ? t("branch.nearestWhy") : t("branch.nearestUnknown")}
        </p>
      )}
    </>
  );
}
