/** What of a picture lies in a frame: its zoom, 1 fills it, and how far its middle is off, in parts of the frame. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A part of a picture, in the picture's own pixels. */
export interface CropSource extends Size {
  left: number;
  top: number;
}

export const MAX_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, x: 0, y: 0 };

/** The largest part of the picture that has the frame's shape; `ratio`: its width by its height. */
function largest({ width, height }: Size, ratio: number): Size {
  const own = Math.min(width, height * ratio);
  return { width: own, height: own / ratio };
}

/** The crop moved and zoomed no further than the picture reaches: nothing of the frame is ever empty. [US-2] */
export function boundCrop({ zoom, x, y }: Crop, picture: Size, ratio = 1): Crop {
  const bounded = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const full = largest(picture, ratio);
  const reach = (side: number, own: number) => Math.max(0, ((side / own) * bounded - 1) / 2);
  const bound = (off: number, most: number) => Math.min(most, Math.max(-most, off)) + 0;
  return {
    zoom: bounded,
    x: bound(x, reach(picture.width, full.width)),
    y: bound(y, reach(picture.height, full.height)),
  };
}

/** The crop at another zoom: what stands in the middle of the frame stays there. [US-2] */
export function zoomedCrop({ zoom, x, y }: Crop, wanted: number): Crop {
  const grown = Math.min(MAX_ZOOM, Math.max(1, wanted)) / zoom;
  return { zoom: zoom * grown, x: x * grown, y: y * grown };
}

/** A finger that moved in the frame, the other one where there are two, and the frame as it is drawn; pixels. */
export interface CropDrag {
  from: Point;
  to: Point;
  other: Point | undefined;
  frame: Size;
}

/** The crop after a finger moved: one carries the picture along, of two each half of the way, and they zoom it. [US-2] */
export function draggedCrop(crop: Crop, { from, to, other, frame }: CropDrag): Crop {
  const share = other ? 2 : 1;
  const grown = other ? distance(to, other) / Math.max(1, distance(from, other)) : 1;
  const { zoom, x, y } = zoomedCrop(crop, crop.zoom * grown);
  return {
    zoom,
    x: x + (to.x - from.x) / (share * frame.width),
    y: y + (to.y - from.y) / (share * frame.height),
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A press of an arrow key, in parts of the frame. */
const STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The crop after a press of an arrow key; null: the key is none. [US-2] */
export function steppedCrop(crop: Crop, key: string): Crop | null {
  const arrow = ARROWS[key];
  return arrow ? { ...crop, x: crop.x + arrow[0], y: crop.y + arrow[1] } : null;
}

/** The part of the picture that the crop shows. [US-2] */
export function sourceOf({ zoom, x, y }: Crop, picture: Size, ratio = 1): CropSource {
  const full = largest(picture, ratio);
  const width = full.width / zoom;
  const height = full.height / zoom;
  return {
    left: (picture.width - width) / 2 - x * width,
    top: (picture.height - height) / 2 - y * height,
    width,
    height,
  };
}
