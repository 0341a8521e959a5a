import { lazy, Suspense } from "react";
import type { MapViewProps } from "../../platform/map-view.ts";
import { useIsMounted } from "../../platform/panel.ts";
import { cx } from "../../ui/class-names.ts";

const LeafletMap = lazy(() => import("./leaflet-map.tsx").then((module) => ({ default: module.LeafletMap })));

/** The map that needs no key [AD-14]; its code comes when a map is first shown, until then there is calm ground. */
export function MapView(props: MapViewProps) {
  const isMounted = useIsMounted();
  const ground = <div aria-hidden className={cx("map-ground", props.className)} />;
  if (!isMounted) return ground;
  return (
    <Suspense fallback={ground}>
      <LeafletMap {...props} />
    </Suspense>
  );
}
