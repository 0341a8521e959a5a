import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLanguage, useT } from "../../../platform/i18n.tsx";
import type { MapMarker, MapViewProps } from "../../../platform/map-contract.ts";
import { useIsDark } from "../use-is-dark.ts";
import { ZoomButtons } from "../zoom-buttons.tsx";
import { loadYandexMaps } from "./load-yandex.ts";
import { createPin } from "./pin.ts";
import { YandexEngine } from "./yandex-engine.ts";
import "../map.css";

const MAP_MOVE_MS = 500;
const MAP_ZOOM_RANGE = { min: 9, max: 18 };

interface YandexMapProps extends MapViewProps {
  apiKey: string;
  /** Called if the script fails to load, so that another provider can be used. */
  onFail(): void;
}

/** Returns the brand's colour, which Yandex Maps cannot read from a style sheet. */
const readBrandColor = () =>
  getComputedStyle(document.documentElement).getPropertyValue("--brand-ink").trim();

/** Implements `MapView` with Yandex Maps v3 [AD-14]. */
export function YandexMap(props: YandexMapProps) {
  const { label, target, markers, outlines, lines, fitTo, className, apiKey } = props;
  const t = useT();
  const language = useLanguage();
  const isDark = useIsDark();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(target);
  const [engine, setEngine] = useState<YandexEngine | null>(null);
  const onMoveStart = useEffectEvent((isByHand: boolean) => props.onMoveStart?.(isByHand));
  const onMoveEnd = useEffectEvent((...move: Parameters<NonNullable<MapViewProps["onMoveEnd"]>>) =>
    props.onMoveEnd?.(...move),
  );
  const onTap = useEffectEvent((...tap: Parameters<NonNullable<MapViewProps["onTap"]>>) =>
    props.onTap?.(...tap),
  );
  const onMarker = useEffectEvent((id: string) => props.onMarker?.(id));
  const onFail = useEffectEvent(() => props.onFail());
  const open = useEffectEvent(async (element: HTMLElement) => {
    const api = await loadYandexMaps(apiKey, language);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return new YandexEngine(api, element, {
      target: shown.current,
      isDark,
      moveDuration: isStill ? 0 : MAP_MOVE_MS,
      zoomRange: MAP_ZOOM_RANGE,
      onMoveStart: (isByHand) => onMoveStart(isByHand),
      onMoveEnd: (centre, isByHand) => onMoveEnd(centre, isByHand),
      onTap: (...tap) => onTap(...tap),
      drawPin: (marker: MapMarker) => createPin(marker, (id) => onMarker(id)),
    });
  });

  useEffect(() => {
    let made: YandexEngine | null = null;
    let isOver = false;
    if (!box.current) return;
    open(box.current).then(
      (opened) => {
        made = opened;
        if (isOver) opened.destroy();
        else setEngine(opened);
      },
      () => !isOver && onFail(),
    );
    return () => {
      isOver = true;
      setEngine(null);
      made?.destroy();
    };
  }, []);
  useEffect(() => {
    if (shown.current === target) return;
    shown.current = target;
    engine?.moveTo(target);
  }, [engine, target]);
  useEffect(() => void (fitTo && engine?.fit(fitTo)), [engine, fitTo]);
  useEffect(() => engine?.showMarkers(markers ?? []), [engine, markers]);
  useEffect(() => engine?.showOutlines(outlines ?? []), [engine, outlines]);
  // The brand's colour is read again when the theme changes, because it depends on the theme.
  useEffect(() => engine?.showLines(lines ?? [], readBrandColor()), [engine, lines, isDark]);
  useEffect(() => engine?.showDark(isDark), [engine, isDark]);

  return (
    <div className={clsx("map-ground isolate overflow-hidden", className)}>
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-roledescription={t("map.role")}
        className="map size-full"
      />
      <ZoomButtons zoomBy={(steps) => engine?.zoomBy(steps)} />
    </div>
  );
}
