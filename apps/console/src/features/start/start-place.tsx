import { findPastedPoint } from "@dasturxon/domain/pasted-point";
import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Alert, Text, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { DeviceLocationButton } from "../../map/here-button.tsx";
import { loadPageChunk } from "../../platform/load-chunk.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFindPlaceFault } from "../../map/use-place-fault.ts";
import type { StartStepProps } from "./draft.ts";

/** Lazy-loads the map library with the first step that shows a map. */
const StartMap = lazy(async () => {
  const { StartMap: component } = await loadPageChunk(() => import("./start-map.tsx"));
  return { default: component };
});

interface Props extends StartStepProps {
  onUnread: (isUnread: boolean) => void;
}

/** Sets the location of the first branch: from a map link, coordinates, the device's location or a pin on the map. */
export function BranchLocationField({ draft: { city, point, radius }, change, onUnread }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const placeFault = useFindPlaceFault();
  const [said, setSaid] = useState("");
  /**
   * Number of times that the location was set outside of the map. It is part of the map's React key, so that each time
   * the map is centred again.
   */
  const [seen, setSeen] = useState(0);
  const [first] = NEW_BRAND_CITIES;
  const chosen = NEW_BRAND_CITIES.find(({ key }) => key === city) ?? first;
  const known = { places: NEW_BRAND_CITIES, currency: chosen?.currency ?? "UZS" } as const;
  const isSwapped = findPastedPoint(said, known)?.isSwapped === true;
  const changeBranchLocation = (next: Coordinates | null, words = "") => {
    setSaid(words);
    onUnread(words !== "" && next === null);
    change({ point: next });
  };
  const changeTypedLocation = (words: string) => {
    changeBranchLocation(findPastedPoint(words, known)?.point ?? null, words);
    setSeen(seen + 1);
  };
  return (
    <div>
      <TextInput
        size="md"
        label={t("start.place")}
        description={t("start.place.hint")}
        error={said !== "" && placeFault(said)}
        value={said === "" && point ? `${point.latitude}, ${point.longitude}` : said}
        onChange={(event) => changeTypedLocation(event.currentTarget.value)}
      />
      {isSwapped && point && (
        <Text size="sm" mt="xs" role="status">
          {t("branch.place.swapped")} {`${point.latitude}, ${point.longitude}`}
        </Text>
      )}
      <DeviceLocationButton
        mt="xs"
        onPut={(here) => {
          changeBranchLocation(here);
          setSeen((count) => count + 1);
        }}
      />
      {chosen && (
        <div className="start-map">
          <Suspense fallback={null}>
            <StartMap
              // Centers the map on another city or location. Placing a pin on the map does not move the map.
              key={`${chosen.key} ${seen}`}
              city={chosen}
              point={point}
              onPut={(next) => changeBranchLocation(next)}
            />
          </Suspense>
        </div>
      )}
      {!point && chosen && (
        <Alert color="yellow" mt="xs" role="status">
          {t(radius > 0 ? "start.place.centre" : "start.place.centre-only", {
            city: text(chosen.name),
            km: radius / 1000,
          })}
        </Alert>
      )}
    </div>
  );
}
