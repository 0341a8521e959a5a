import type { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import { type Coordinates, roundCoordinate } from "@dasturxon/domain/zones";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { PinMap } from "../../map/pin-map.tsx";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useTranslate } from "../../platform/use-language.tsx";

interface Props {
  city: (typeof NEW_BRAND_CITIES)[number];
  /** Location of the branch. Null if none is chosen yet, and the map shows the city. */
  point: Coordinates | null;
  onPut: (point: Coordinates) => void;
}

/** Shows the map of a city, where the user places the pin of the first branch. */
export function StartMap({ city, point, onPut }: Props) {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ["start-map"],
    queryFn: () => unwrapApiResult(api.call("GET /onboarding/v1/map")),
    staleTime: Infinity,
  });
  const venue = useMemo(() => {
    const { key: mapKey, latitude, longitude } = city;
    return data ? { ...data, cities: [{ mapKey, latitude, longitude }], branches: [] } : null;
  }, [data, city]);
  if (!venue) return null;
  return (
    <PinMap
      label={t("branch.place.map")}
      venue={venue}
      place={point ?? city}
      isPinned={point !== null}
      reach={point ? 700 : 4000}
      onPut={({ latitude, longitude }) =>
        onPut({ latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) })
      }
    />
  );
}
