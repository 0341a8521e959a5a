import type { Coordinates } from "@dasturxon/domain/zones";
import { Button } from "@mantine/core";
import { LocateFixed } from "lucide-react";
import { showText } from "../platform/show-refusal.ts";
import { useT } from "../platform/use-language.tsx";

const TIMEOUT_MS = 10_000;

/** Passes the location of the device to `onPut`. Shows a notice if the browser denies it or the request times out. */
export function HereButton({ mt, onPut }: { mt?: "xs"; onPut: (place: Coordinates) => void }) {
  const t = useT();
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => onPut({ latitude, longitude }),
      () => showText(t("branch.place.unknown")),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  return (
    <Button
      variant="default"
      size="md"
      mt={mt}
      leftSection={<LocateFixed size={16} aria-hidden />}
      onClick={locate}
    >
      {t("branch.place.here")}
    </Button>
  );
}
