import { pastedPoint } from "@dasturxon/domain/pasted-point";
import { START_CITIES } from "@dasturxon/domain/start-cities";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Alert, Button, TextInput } from "@mantine/core";
import { LocateFixed } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadLate } from "../../platform/load-late.ts";
import { showText } from "../../platform/show-refusal.ts";
import { useT, useText } from "../../platform/use-language.tsx";
import { usePlaceFault } from "../../platform/use-place-fault.ts";
import type { StepProps } from "./draft.ts";

/** The map's library comes with the step that shows a map. */
const StartMap = lazy(async () => {
  const { StartMap: component } = await loadLate(() => import("./start-map.tsx"));
  return { default: component };
});

interface Props extends StepProps {
  onUnread: (isUnread: boolean) => void;
}

/** Where the first branch stands: a link, coordinates, where one is now, or a pin on the map. */
export function StartPlace({ draft: { city, point, radius }, change, onUnread }: Props) {
  const t = useT();
  const text = useText();
  const placeFault = usePlaceFault();
  const [said, setSaid] = useState("");
  /** Counts places that came from elsewhere than the map, which is then looked at anew. */
  const [seen, setSeen] = useState(0);
  const [first] = START_CITIES;
  const chosen = START_CITIES.find(({ key }) => key === city) ?? first;
  const put = (next: Coordinates | null, words = "") => {
    setSaid(words);
    onUnread(words !== "" && next === null);
    change({ point: next });
  };
  const write = (words: string) => {
    put(pastedPoint(words), words);
    setSeen(seen + 1);
  };
  const standHere = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        put({ latitude, longitude });
        setSeen((count) => count + 1);
      },
      () => showText(t("branch.place.unknown")),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  return (
    <div>
      <TextInput
        size="md"
        label={t("start.place")}
        description={t("start.place.hint")}
        error={said !== "" && placeFault(said)}
        value={said === "" && point ? `${point.latitude}, ${point.longitude}` : said}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="md"
        mt="xs"
        leftSection={<LocateFixed size={16} aria-hidden />}
        onClick={standHere}
      >
        {t("branch.place.here")}
      </Button>
      {chosen && (
        <div className="start-map">
          <Suspense fallback={null}>
            <StartMap
              // Another city or place is looked at anew; a pin that was put by hand leaves the map where it is.
              key={`${chosen.key} ${seen}`}
              city={chosen}
              point={point}
              onPut={(next) => put(next)}
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
