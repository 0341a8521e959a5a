import {
  limitPictureCrop,
  type PictureCrop,
  dragCrop,
  computeCropSource,
  moveCropByKey,
  zoomCrop,
} from "@dasturxon/domain/crop";
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";

/** Zoom factor of one key press or wheel step. */
const ZOOM_STEP_FACTOR = 1.1;
const ZOOM_FACTOR_BY_KEY: Record<string, number> = {
  "+": ZOOM_STEP_FACTOR,
  "=": ZOOM_STEP_FACTOR,
  "-": 1 / ZOOM_STEP_FACTOR,
  _: 1 / ZOOM_STEP_FACTOR,
};

interface CropCanvasOptions {
  picture: ImageBitmap;
  crop: PictureCrop;
  onCrop: (crop: PictureCrop) => void;
  /** Width of the frame divided by its height. */
  ratio: number;
  /** Length of the canvas's longer side in pixels, independent of its size on the screen. */
  longerSide: number;
}

interface CropCanvas {
  /** Props of the `<canvas>` that shows the crop. The caller adds the label and the style, with `touch-action: none`. */
  canvasProps: {
    ref: RefObject<HTMLCanvasElement | null>;
    width: number;
    height: number;
    tabIndex: 0;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLCanvasElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLCanvasElement>) => void;
  };
  /** Sets the zoom factor, 1 to `MAX_ZOOM`. Connect it to a slider. */
  zoomTo: (zoom: number) => void;
}

/**
 * Shows the crop of a picture on a canvas. Dragging or arrow keys move the picture. Pinching, the wheel, `+` and `-`
 * zoom it.
 */
export function useCropCanvas({ picture, crop, onCrop, ratio, longerSide }: CropCanvasOptions): CropCanvas {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const width = Math.round(ratio >= 1 ? longerSide : longerSide * ratio);
  const height = Math.round(width / ratio);
  const changeCrop = (next: PictureCrop) => onCrop(limitPictureCrop(next, picture, ratio));
  const zoomTo = (zoom: number) => changeCrop(zoomCrop(crop, zoom));

  useEffect(() => {
    const source = computeCropSource(crop, picture, ratio);
    const context = canvas.current?.getContext("2d");
    context?.clearRect(0, 0, width, height);
    context?.drawImage(picture, source.left, source.top, source.width, source.height, 0, 0, width, height);
  }, [picture, crop, ratio, width, height]);

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomTo(crop.zoom * (event.deltaY < 0 ? ZOOM_STEP_FACTOR : 1 / ZOOM_STEP_FACTOR));
  });
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => zoomByWheel(event);
    // React registers wheel listeners as passive, which cannot prevent the page from scrolling.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const releasePointer = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  return {
    zoomTo,
    canvasProps: {
      ref: canvas,
      width,
      height,
      tabIndex: 0,
      onKeyDown(event) {
        const growth = ZOOM_FACTOR_BY_KEY[event.key];
        const next = growth ? zoomCrop(crop, crop.zoom * growth) : moveCropByKey(crop, event.key);
        if (!next) return;
        event.preventDefault();
        changeCrop(next);
      },
      onPointerDown(event) {
        // Stops the event, because a bottom sheet that contains the canvas would otherwise be dragged together with the
        // picture.
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const from = pointers.current.get(event.pointerId);
        if (!from) return;
        const to = { x: event.clientX, y: event.clientY };
        const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        pointers.current.set(event.pointerId, to);
        const frame = event.currentTarget.getBoundingClientRect();
        changeCrop(dragCrop(crop, { from, to, other, frame }));
      },
      onPointerUp: releasePointer,
      onPointerCancel: releasePointer,
    },
  };
}
