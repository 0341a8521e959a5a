import { findPastedPoint } from "@dasturxon/domain/pasted-point";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Anchor, Group, Text, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadPageChunk } from "../platform/load-chunk.ts";
import { useTranslate } from "../platform/use-language.tsx";
import { useKnownPlaces } from "./use-known-places.ts";
import { useFindPlaceFault } from "./use-place-fault.ts";
import { DeviceLocationButton } from "./here-button.tsx";

/** Lazy-loads the map library with the first form that shows a map. */
const PlaceMap = lazy(async () => {
  const { PlaceMap: component } = await loadPageChunk(() => import("./place-map.tsx"));
  return { default: component };
});

interface Props {
  label: string;
  /** Validation error of the coordinates. */
  error: string | null | undefined;
  place: Coordinates;
  isReadOnly: boolean;
  onPut: (place: Coordinates) => void;
}

/** Edits coordinates: from a pasted map link, the device's location or a pin on the map. */
export function CoordinatesInput({ label, error, place: at, isReadOnly, onPut: put }: Props) {
  const t = useTranslate();
  const [said, setSaid] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const placeFault = useFindPlaceFault();
  const known = useKnownPlaces();
  const isSwapped = said !== null && findPastedPoint(said, known)?.isSwapped === true;
  const fault = said === null ? null : placeFault(said);
  const changeTypedLocation = (text: string) => {
    setSaid(text);
    const found = findPastedPoint(text, known);
    if (!found) return;
    put(found.point);
    setSeen(seen + 1);
  };
  const movePinByHand = (point: Coordinates) => {
    setSaid(null);
    put({ latitude: roundCoordinate(point.latitude), longitude: roundCoordinate(point.longitude) });
  };
  const place = `${at.latitude}, ${at.longitude}`;
  const map = `https://maps.google.com/?q=${at.latitude},${at.longitude}`;
  return (
    <div>
      <TextInput
        size="md"
        label={label}
        description={t("branch.place.hint")}
        withAsterisk
        disabled={isReadOnly}
        error={fault ?? error}
        value={said ?? place}
        onChange={(event) => changeTypedLocation(event.currentTarget.value)}
        onBlur={() => fault === null && !isSwapped && setSaid(null)}
      />
      <Group gap="0 12px" my={6}>
        <Anchor href={map} target="_blank" rel="noopener noreferrer" py={10}>
          {t("branch.place.look")}
        </Anchor>
        {!isReadOnly && (
          <DeviceLocationButton
            onPut={(here) => {
              setSaid(null);
              put(here);
              setSeen((count) => count + 1);
            }}
          />
        )}
        {said !== null && fault === null && (
          <Text size="sm" c="dimmed" className="num">
            {place}
          </Text>
        )}
        {isSwapped && (
          <Text size="sm" role="status">
            {t("branch.place.swapped")}
          </Text>
        )}
      </Group>
      <div className="place-map">
        <Suspense fallback={null}>
          <PlaceMap
            // Recentres the map on a pasted or device location. Placing a pin on the map does not move the map.
            key={seen}
            label={t("branch.place.map")}
            place={at}
            onPut={isReadOnly ? null : movePinByHand}
          />
        </Suspense>
      </div>
    </div>
  );
}
