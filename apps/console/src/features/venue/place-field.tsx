import { pastedPoint } from "@dasturxon/domain/pasted-point";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { LocateFixed } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadLate } from "../../platform/load-late.ts";
import { showText } from "../../platform/show-refusal.ts";
import { useT } from "../../platform/use-language.tsx";
import { useField } from "./use-field.ts";

/** The map's library comes with the first form that shows one. */
const PlaceMap = lazy(async () => {
  const { PlaceMap: component } = await loadLate(() => import("../../map/place-map.tsx"));
  return { default: component };
});

/** Where a branch stands: what a map's link says, or where one is now; or a pin on the map. */
export function PlaceField() {
  const t = useT();
  const latitude = useField<number>("latitude");
  const longitude = useField<number>("longitude");
  const [said, setSaid] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const isUnread = said !== null && pastedPoint(said) === null;
  const put = (point: { latitude: number; longitude: number }) => {
    latitude.onChange(point.latitude);
    longitude.onChange(point.longitude);
  };
  const write = (text: string) => {
    setSaid(text);
    const point = pastedPoint(text);
    if (!point) return;
    put(point);
    setSeen(seen + 1);
  };
  const putByHand = (point: Coordinates) => {
    setSaid(null);
    put({ latitude: roundCoordinate(point.latitude), longitude: roundCoordinate(point.longitude) });
  };
  const standHere = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSaid(null);
        put(coords);
        setSeen((count) => count + 1);
      },
      () => showText(t("branch.place.unknown")),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  const place = `${latitude.value}, ${longitude.value}`;
  const map = `https://maps.google.com/?q=${latitude.value},${longitude.value}`;
  return (
    <div>
      <TextInput
        size="md"
        label={t("branch.place")}
        description={t("branch.place.hint")}
        withAsterisk
        disabled={latitude.isReadOnly}
        error={isUnread ? t("branch.place.unread") : (latitude.error ?? longitude.error)}
        value={said ?? place}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => isUnread || setSaid(null)}
      />
      <Group gap="sm" mt={6}>
        <Anchor href={map} target="_blank" rel="noopener noreferrer" py={10}>
          {t("branch.place.look")}
        </Anchor>
        {!latitude.isReadOnly && (
          <Button
            variant="default"
            size="md"
            leftSection={<LocateFixed size={16} aria-hidden />}
            onClick={standHere}
          >
            {t("branch.place.here")}
          </Button>
        )}
        {said !== null && !isUnread && (
          <Text size="sm" c="dimmed" className="num">
            {place}
          </Text>
        )}
      </Group>
      <div className="place-map">
        <Suspense fallback={null}>
          <PlaceMap
            // Another place is looked at anew; one that was put by hand leaves the map where it is.
            key={seen}
            label={t("branch.place.map")}
            place={{ latitude: latitude.value, longitude: longitude.value }}
            onPut={latitude.isReadOnly ? null : putByHand}
          />
        </Suspense>
      </div>
    </div>
  );
}
