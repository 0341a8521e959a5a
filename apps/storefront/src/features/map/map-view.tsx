import { clsx } from "clsx";
import { Suspense, useState } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import type { MapViewProps } from "../../platform/map-contract.ts";
import { useIsMounted } from "../../platform/panel.ts";

const LeafletMap = lazyWhenRendered(() => import("./leaflet-map.tsx").then((module) => module.LeafletMap));

const YandexMap = lazyWhenRendered(() =>
  import("./yandex/yandex-map.tsx").then((module) => module.YandexMap),
);

/**
 * Renders the map that the brand chose [AD-14]: Yandex with a key, else Leaflet, also if Yandex fails to load. The code
 * is lazy-loaded when a map is first shown. Until then, a plain background is shown.
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
