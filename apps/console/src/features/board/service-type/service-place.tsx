import { findPastedPoint, isShortMapLink } from "@dasturxon/domain/pasted-point";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Group, Stack, Text, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useKnownPlaces } from "../../../map/use-known-places.ts";
import { loadPageChunk } from "../../../platform/load-chunk.ts";
import { useTranslate } from "../../../platform/use-language.tsx";

/** Loads the map library with the first delivery order. */
const PlaceMap = lazy(async () => {
  const { PlaceMap: component } = await loadPageChunk(() => import("../../../map/place-map.tsx"));
  return { default: component };
});

/** Delivery address entered by staff. The pin has the coordinates. */
export interface ServiceAddressDraft {
  streetName: string;
  houseNumber: string;
  comment: string;
  pin: Coordinates | null;
}

interface Props {
  value: ServiceAddressDraft;
  onChange: (value: ServiceAddressDraft) => void;
  /** Centre of the map until a pin is set. */
  around: Coordinates;
}

/** Input of the delivery address, with a pin on the map or pasted coordinates. */
export function DeliveryAddressField({ value, onChange, around }: Props) {
  const t = useTranslate();
  const [seen, setSeen] = useState(0);
  const known = useKnownPlaces();
  const [isSwapped, setIsSwapped] = useState(false);
  const movePin = (point: Coordinates) =>
    onChange({
      ...value,
      pin: { latitude: roundCoordinate(point.latitude), longitude: roundCoordinate(point.longitude) },
    });
  // A map link pasted into the street field sets the pin instead of the street.
  const changeStreet = (streetName: string) => {
    const found = findPastedPoint(streetName, known);
    setIsSwapped(found?.isSwapped === true);
    if (!found) return onChange({ ...value, streetName });
    movePin(found.point);
    setSeen(seen + 1);
  };
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <TextInput
          size="md"
          flex={2}
          miw={0}
          label={t("change-service.street")}
          withAsterisk
          maxLength={200}
          error={isShortMapLink(value.streetName) && t("branch.place.short")}
          value={value.streetName}
          onChange={(event) => changeStreet(event.currentTarget.value)}
        />
        <TextInput
          size="md"
          flex={1}
          miw={0}
          label={t("change-service.house")}
          data-fold-digits
          maxLength={20}
          value={value.houseNumber}
          onChange={(event) => onChange({ ...value, houseNumber: event.currentTarget.value })}
        />
      </Group>
      <TextInput
        size="md"
        label={t("change-service.comment")}
        maxLength={300}
        value={value.comment}
        onChange={(event) => onChange({ ...value, comment: event.currentTarget.value })}
      />
      <Text size="sm" c={value.pin ? "dimmed" : undefined}>
        {value.pin ? t("change-service.pin-put") : t("change-service.pin")}
        {isSwapped && ` ${t("branch.place.swapped")}`}
      </Text>
      <div className="service-map">
        <Suspense fallback={null}>
          <PlaceMap
            key={seen}
            label={t("change-service.map")}
            place={value.pin ?? around}
            isPinned={value.pin !== null}
            onPut={movePin}
          />
        </Suspense>
      </div>
    </Stack>
  );
}
