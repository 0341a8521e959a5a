import { pastedPoint } from "@dasturxon/domain/pasted-point";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { LocateFixed } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadLate } from "../platform/load-late.ts";
import { showText } from "../platform/show-refusal.ts";
import { useT } from "../platform/use-language.tsx";
import { usePlaceFault } from "../platform/use-place-fault.ts";

/** The map's library comes with the first form that shows one. */
const PlaceMap = lazy(async () => {
  const { PlaceMap: component } = await loadLate(() => import("./place-map.tsx"));
  return { default: component };
});

interface Props {
  label: string;
  /** Says that the point cannot be stored. */
  error: string | null | undefined;
  place: Coordinates;
  isReadOnly: boolean;
  onPut: (place: Coordinates) => void;
}

/** A point: what a map's link says, the place of the device, or a pin on the map. */
export function PlaceInput({ label, error, place: at, isReadOnly, onPut: put }: Props) {
  const t = useT();
  const [said, setSaid] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const placeFault = usePlaceFault();
  const fault = said === null ? null : placeFault(said);
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
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => fault === null && setSaid(null)}
      />
      <Group gap="sm" mt={6}>
        <Anchor href={map} target="_blank" rel="noopener noreferrer" py={10}>
          {t("branch.place.look")}
        </Anchor>
        {!isReadOnly && (
          <Button
            variant="default"
            size="md"
            leftSection={<LocateFixed size={16} aria-hidden />}
            onClick={standHere}
          >
            {t("branch.place.here")}
          </Button>
        )}
        {said !== null && fault === null && (
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
            place={at}
            onPut={isReadOnly ? null : putByHand}
          />
        </Suspense>
      </div>
    </div>
  );
}
