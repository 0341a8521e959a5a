import { clsx } from "clsx";
import { lazy, Suspense, useState } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import type { MapViewProps } from "../../platform/map-contract.ts";
import { useIsMounted } from "../../platform/panel.ts";

const LeafletMap = lazy(() => import("./leaflet-map.tsx").then((module) => ({ default: module.LeafletMap })));

const YandexMap = lazy(() =>
  import("./yandex/yandex-map.tsx").then((module) => ({ default: module.YandexMap })),
);

/**
 * The map that the brand chose [AD-14]: Yandex by a key, Leaflet without one and where Yandex does not come. The code
 * comes when a map is first shown, until then there is calm ground.
 */
export function MapView(props: MapViewProps) {
  const { yandexMapsKey } = useBrand().merchant;
  const [isYandexAway, setIsYandexAway] = useState(false);
  const isMounted = useIsMounted();
  const ground = <div aria-hidden className={clsx("map-ground", props.className)} />;
  if (!isMounted) return ground;
  return (
    <Suspense fallback={ground}>
      {yandexMapsKey && !isYandexAway ? (
        <YandexMap {...props} apiKey={yandexMapsKey} onFail={() => setIsYandexAway(true)} />
      ) : (
        <LeafletMap {...props} />
      )}
    </Suspense>
  );
}
