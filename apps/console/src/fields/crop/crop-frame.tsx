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
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { useT } from "../../platform/use-language.tsx";
import type { Frame } from "./frames.ts";
import "./crop.css";

/** Length of the canvas's longer side in pixels, independent of its size on the screen. */
const DRAWN = 960;
/** Zoom factor of one key press or wheel step. */
const GROWTH = 1.1;
const ZOOMS: Record<string, number> = { "+": GROWTH, "=": GROWTH, "-": 1 / GROWTH, _: 1 / GROWTH };

interface Props {
  picture: ImageBitmap;
  frame: Frame;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** Crop frame. Moves the image by dragging or arrow keys. Zooms by pinching, the wheel, `+` and `-`, or the slider. */
export function CropFrame({ picture, frame: { ratio, hasSquare }, crop, onCrop }: Props) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const width = Math.round(ratio >= 1 ? DRAWN : DRAWN * ratio);
  const height = Math.round(width / ratio);
  const change = (next: Crop) => onCrop(boundCrop(next, picture, ratio));
  const zoomTo = (zoom: number) => change(zoomedCrop(crop, zoom));

  useEffect(() => {
    const source = sourceOf(crop, picture, ratio);
    const context = canvas.current?.getContext("2d");
    context?.clearRect(0, 0, width, height);
    context?.drawImage(picture, source.left, source.top, source.width, source.height, 0, 0, width, height);
  }, [picture, crop, ratio, width, height]);

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomTo(crop.zoom * (event.deltaY < 0 ? GROWTH : 1 / GROWTH));
  });
  useEffect(() => {
    const drawn = canvas.current;
    const zoom = (event: WheelEvent) => turn(event);
    // React registers wheel listeners as passive, which cannot prevent the page from scrolling.
    drawn?.addEventListener("wheel", zoom, { passive: false });
    return () => drawn?.removeEventListener("wheel", zoom);
  }, []);

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
    const growth = ZOOMS[event.key];
    const next = growth ? zoomedCrop(crop, crop.zoom * growth) : steppedCrop(crop, event.key);
    if (!next) return;
    event.preventDefault();
    change(next);
  }
  return (
    <div className="crop">
      <span className="crop-frame" style={{ "--ratio": ratio } as CSSProperties}>
        <canvas
          ref={canvas}
          width={width}
          height={height}
          aria-label={t("crop.move")}
          tabIndex={0}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          }}
          onPointerMove={move}
          onPointerUp={(event) => fingers.current.delete(event.pointerId)}
          onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
        />
        {hasSquare && <span className="crop-square" aria-hidden />}
      </span>
      <label className="crop-zoom">
        <ZoomOut size={20} aria-hidden />
        <input
          type="range"
          aria-label={t("crop.zoom")}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
        <ZoomIn size={20} aria-hidden />
      </label>
      <p className="crop-hint">{t(hasSquare ? "crop.square" : "crop.hint")}</p>
    </div>
  );
}
