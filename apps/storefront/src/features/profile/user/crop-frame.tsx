import {
  boundCrop,
  type Crop,
  draggedCrop,
  MAX_ZOOM,
  sourceOf,
  steppedCrop,
  zoomedCrop,
} from "@dasturxon/domain/crop";
import { ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useT } from "../../../platform/i18n.tsx";

/** Side of the canvas in pixels, independent of its size on the screen. */
const DRAWN = 640;

export interface CropFrameProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop(crop: Crop): void;
}

/** Square crop area. One finger moves the picture and two zoom it. Arrow keys and a slider do the same. */
export function CropFrame({ picture, crop, onCrop }: CropFrameProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const change = (next: Crop) => onCrop(boundCrop(next, picture));
  const zoomTo = (zoom: number) => change(zoomedCrop(crop, zoom));

  useEffect(() => {
    const { left, top, width, height } = sourceOf(crop, picture);
    const context = canvas.current?.getContext("2d");
    context?.clearRect(0, 0, DRAWN, DRAWN);
    context?.drawImage(picture, left, top, width, height, 0, 0, DRAWN, DRAWN);
  }, [picture, crop]);

  function move(event: PointerEvent<HTMLCanvasElement>) {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.current.set(event.pointerId, to);
    const frame = event.currentTarget.getBoundingClientRect();
    change(draggedCrop(crop, { from, to, other, frame }));
  }

  function press(event: KeyboardEvent) {
    const next = steppedCrop(crop, event.key);
    if (!next) return;
    event.preventDefault();
    change(next);
  }

  return (
    <div className="grid gap-3">
      <span className="relative mx-auto block aspect-square w-full max-w-80 overflow-hidden rounded-card bg-sunken">
        <canvas
          ref={canvas}
          width={DRAWN}
          height={DRAWN}
          aria-label={t("user.photoMove")}
          tabIndex={0}
          className="size-full cursor-grab touch-none active:cursor-grabbing"
          onKeyDown={press}
          onWheel={(event) => zoomTo(crop.zoom * (event.deltaY < 0 ? 1.08 : 0.93))}
          onPointerDown={(event) => {
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
            fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          }}
          onPointerMove={move}
          onPointerUp={(event) => fingers.current.delete(event.pointerId)}
          onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/0.45)]"
        />
      </span>
      <label className="flex min-h-11 items-center gap-3 text-ink-2">
        <ZoomOut size={20} aria-hidden className="shrink-0" />
        <input
          type="range"
          aria-label={t("user.photoZoom")}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
          className="h-11 w-full min-w-0 accent-ink"
        />
        <ZoomIn size={20} aria-hidden className="shrink-0" />
      </label>
      <p className="text-center text-caption text-ink-3">{t("user.photoHint")}</p>
    </div>
  );
}
