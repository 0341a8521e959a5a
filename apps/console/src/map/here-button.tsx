import type { Coordinates } from "@dasturxon/domain/zones";
import { Button } from "@mantine/core";
import { LocateFixed } from "lucide-react";
import { showErrorText } from "../platform/show-refusal.ts";
import { useTranslate } from "../platform/use-language.tsx";

const LOCATION_TIMEOUT_MS = 10_000;

/**
 * Button that passes the location of the device to `onPut`. Shows a notice if the browser denies access to the location
 * or the request times out.
 */
export function DeviceLocationButton({ mt, onPut }: { mt?: "xs"; onPut: (place: Coordinates) => void }) {
  const t = useTranslate();
  const locateDevice = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => onPut({ latitude, longitude }),
      () => showErrorText(t("branch.place.unknown")),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS },
    );
  return (
    <Button
      variant="default"
      size="md"
      mt={mt}
      leftSection={<LocateFixed size={16} aria-hidden />}
      onClick={locateDevice}
    >
      {t("branch.place.here")}
    </Button>
  );
}
