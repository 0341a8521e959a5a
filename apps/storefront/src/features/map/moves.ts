import { useEffect, useEffectEvent, useRef } from "react";
import L from "leaflet";
import type { MapViewProps } from "../../platform/map-contract.ts";
import { prefersReducedMotion } from "./create-map.ts";

/** Duration of a programmatic map move, seconds [AD-1]. */
const MAP_MOVE_SECONDS = 0.5;
/** Distance in screen widths beyond which the map jumps instead of flying. */
const MAX_MAP_FLIGHT_SCREEN_WIDTHS = 6;
/** Maximum padding around points that are fitted into view, in pixels. */
const MAX_MAP_PADDING_PX = 56;
/**
 * Maximum padding in a small map, as a share of its shorter side. The top padding is at least `MAP_PIN_HEIGHT_PX` (pixels),
 * because a pin extends above its point.
 */
const MAX_MAP_PADDING_SHARE = 0.2;
const MAP_PIN_HEIGHT_PX = 40;
const MAX_FIT_ZOOM = 15;

type MapMoveProps = Pick<MapViewProps, "target" | "fitTo" | "onMoveStart" | "onMoveEnd">;

/** Reports the moves of the map, and performs those requested by `target` and `fitTo`. */
export function useMapMoves(
  map: L.Map | null,
  { target, fitTo, onMoveStart, onMoveEnd }: MapMoveProps,
): void {
  const isOwn = useRef(false);
  const isQuiet = useRef(false);
  /** Number of map moves that have started and not ended. */
  const runningMoves = useRef(0);
  /** Number of moves that have ended within the current call of `performOwnMove`. Null outside of a call. */
  const endsWithin = useRef<number | null>(null);
  const shown = useRef(target);
  const onStart = useEffectEvent(() => {
    if (isQuiet.current) return;
    runningMoves.current += 1;
    onMoveStart?.(!isOwn.current);
  });
  const onEnd = useEffectEvent(() => {
    if (!map || isQuiet.current) return;
    const { lat, lng } = map.getCenter();
    const isByHand = !isOwn.current;
    runningMoves.current = Math.max(0, runningMoves.current - 1);
    if (endsWithin.current === null) isOwn.current = false;
    else endsWithin.current += 1;
    onMoveEnd?.({ latitude: lat, longitude: lng }, isByHand);
  });

  /**
   * Performs a programmatic move of the map, which is not reported as a move by hand. Leaflet first ends a running
   * move. That end must not end the new move: a fit during a flight would otherwise be reported as a move by hand.
   */
  const performOwnMove = useEffectEvent((move: () => void) => {
    const interruptedMoves = runningMoves.current;
    isOwn.current = true;
    endsWithin.current = 0;
    move();
    // If more moves ended within the call than it interrupted, the new move had no animation and has already ended.
    isOwn.current = endsWithin.current <= interruptedMoves;
    endsWithin.current = null;
  });

  useEffect(() => {
    if (!map) return;
    map.on("movestart", onStart);
    map.on("moveend", onEnd);
    return () => {
      map.off("movestart", onStart);
      map.off("moveend", onEnd);
    };
  }, [map]);

  // A change of the container's size is not a move. The exact centre is preserved.
  useEffect(() => {
    if (!map) return;
    const watch = new ResizeObserver(() => {
      const centre = map.getCenter();
      isQuiet.current = true;
      map.invalidateSize({ pan: false });
      map.setView(centre, map.getZoom(), { animate: false });
      isQuiet.current = false;
    });
    watch.observe(map.getContainer());
    return () => watch.disconnect();
  }, [map]);

  useEffect(() => {
    if (!map || shown.current === target) return;
    shown.current = target;
    const to = L.latLng(target.latitude, target.longitude);
    const isFar =
      map.project(to).distanceTo(map.project(map.getCenter())) >
      MAX_MAP_FLIGHT_SCREEN_WIDTHS * map.getSize().x;
    const options =
      isFar || prefersReducedMotion() ? { animate: false } : { animate: true, duration: MAP_MOVE_SECONDS };
    performOwnMove(() => map.setView(to, target.zoom, options));
  }, [map, target]);

  useEffect(() => {
    if (!map || !fitTo || fitTo.length === 0) return;
    const bounds = L.latLngBounds(fitTo.map(({ latitude, longitude }) => [latitude, longitude]));
    const { x, y } = map.getSize();
    const margin = Math.min(MAX_MAP_PADDING_PX, Math.round(MAX_MAP_PADDING_SHARE * Math.min(x, y)));
    performOwnMove(() =>
      map.fitBounds(bounds, {
        paddingTopLeft: [margin, Math.max(margin, MAP_PIN_HEIGHT_PX)],
        paddingBottomRight: [margin, margin],
        maxZoom: MAX_FIT_ZOOM,
        animate: !prefersReducedMotion(),
        duration: MAP_MOVE_SECONDS,
      }),
    );
  }, [map, fitTo]);
}
