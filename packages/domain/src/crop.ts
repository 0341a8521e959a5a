/**
 * Part of a picture shown in a frame: its zoom (1 fills the frame), and the offset of its centre in fractions of the
 * frame.
 */
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

/** Part of the original picture that is cut out. Position and size are in pixels of the picture. */
export interface CropSource extends Size {
  left: number;
  top: number;
}

export const MAX_ZOOM = 4;
export const WHOLE_PICTURE_CROP: Crop = { zoom: 1, x: 0, y: 0 };

/** Returns the largest size within the picture with the frame's ratio (width by height). */
function findLargestFrameSize({ width, height }: Size, ratio: number): Size {
  const own = Math.min(width, height * ratio);
  return { width: own, height: own / ratio };
}

/** Limits offset and zoom of the crop, so that the picture always fills the frame. [US-2] */
export function limitCrop({ zoom, x, y }: Crop, picture: Size, ratio = 1): Crop {
  const bounded = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const full = findLargestFrameSize(picture, ratio);
  const calculateMaxOffset = (side: number, own: number) => Math.max(0, ((side / own) * bounded - 1) / 2);
  const clampOffset = (off: number, most: number) => Math.min(most, Math.max(-most, off)) + 0;
  return {
    zoom: bounded,
    x: clampOffset(x, calculateMaxOffset(picture.width, full.width)),
    y: clampOffset(y, calculateMaxOffset(picture.height, full.height)),
  };
}

/** Returns the crop of a picture at another zoom. The centre of the frame remains in place. [US-2] */
export function zoomCrop({ zoom, x, y }: Crop, wanted: number): Crop {
  const grown = Math.min(MAX_ZOOM, Math.max(1, wanted)) / zoom;
  return { zoom: zoom * grown, x: x * grown, y: y * grown };
}

/** Move of a finger in the frame, the second finger if any, and the size of the frame, in CSS pixels. */
export interface CropDrag {
  from: Point;
  to: Point;
  other: Point | undefined;
  frame: Size;
}

/**
 * Returns the crop after a finger moved. One finger moves the picture; with two, each contributes half of the move, and
 * their distance changes the zoom. [US-2]
 */
export function dragCrop(crop: Crop, { from, to, other, frame }: CropDrag): Crop {
  const share = other ? 2 : 1;
  const grown = other ? calculateDistance(to, other) / Math.max(1, calculateDistance(from, other)) : 1;
  const { zoom, x, y } = zoomCrop(crop, crop.zoom * grown);
  return {
    zoom,
    x: x + (to.x - from.x) / (share * frame.width),
    y: y + (to.y - from.y) / (share * frame.height),
  };
}

const calculateDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance by which an arrow key moves the crop, in fractions of the frame. */
const ARROW_KEY_STEP = 0.05;
const ARROW_KEY_SHIFTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-ARROW_KEY_STEP, 0],
  ArrowRight: [ARROW_KEY_STEP, 0],
  ArrowUp: [0, -ARROW_KEY_STEP],
  ArrowDown: [0, ARROW_KEY_STEP],
};

/** Returns the crop of a picture after an arrow key was pressed, or null for another key. [US-2] */
export function moveCropByKey(crop: Crop, key: string): Crop | null {
  const arrow = ARROW_KEY_SHIFTS[key];
  return arrow ? { ...crop, x: crop.x + arrow[0], y: crop.y + arrow[1] } : null;
}

/** Returns the part of the picture that is visible in the frame of the crop. [US-2] */
export function computeCropSource({ zoom, x, y }: Crop, picture: Size, ratio = 1): CropSource {
  const full = findLargestFrameSize(picture, ratio);
  const width = full.width / zoom;
  const height = full.height / zoom;
  return {
    left: (picture.width - width) / 2 - x * width,
    top: (picture.height - height) / 2 - y * height,
    width,
    height,
  };
}
