/**
 * Part of a picture shown in a frame: its zoom (1 fills the frame), and the offset of its centre in fractions of the
 * frame.
 */
export interface PictureCrop {
  zoom: number;
  x: number;
  y: number;
}

interface PictureSize {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Part of the original picture that is cut out. Position and size are in pixels of the picture. */
export interface CropSource extends PictureSize {
  left: number;
  top: number;
}

export const MAX_CROP_ZOOM = 4;
export const WHOLE_PICTURE_CROP: PictureCrop = { zoom: 1, x: 0, y: 0 };

/** Returns the largest size within the picture with the frame's ratio (width by height). */
function findLargestFrameSize({ width, height }: PictureSize, ratio: number): PictureSize {
  const own = Math.min(width, height * ratio);
  return { width: own, height: own / ratio };
}

/** Limits offset and zoom of the crop, so that the picture always fills the frame. [US-2] */
export function limitPictureCrop({ zoom, x, y }: PictureCrop, picture: PictureSize, ratio = 1): PictureCrop {
  const bounded = Math.min(MAX_CROP_ZOOM, Math.max(1, zoom));
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
export function zoomCrop({ zoom, x, y }: PictureCrop, wanted: number): PictureCrop {
  const grown = Math.min(MAX_CROP_ZOOM, Math.max(1, wanted)) / zoom;
  return { zoom: zoom * grown, x: x * grown, y: y * grown };
}

/** Move of a finger in the frame, the second finger if any, and the size of the frame, in CSS pixels. */
export interface CropDrag {
  from: Point;
  to: Point;
  other: Point | undefined;
  frame: PictureSize;
}

/**
 * Returns the crop after a finger moved. One finger moves the picture; with two, each contributes half of the move, and
 * their distance changes the zoom. [US-2]
 */
export function dragCrop(crop: PictureCrop, { from, to, other, frame }: CropDrag): PictureCrop {
  const share = other ? 2 : 1;
  const grown = other
    ? calculatePointDistance(to, other) / Math.max(1, calculatePointDistance(from, other))
    : 1;
  const { zoom, x, y } = zoomCrop(crop, crop.zoom * grown);
  return {
    zoom,
    x: x + (to.x - from.x) / (share * frame.width),
    y: y + (to.y - from.y) / (share * frame.height),
  };
}

const calculatePointDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance by which an arrow key moves the crop, in fractions of the frame. */
const CROP_STEP_PER_ARROW_KEY = 0.05;
const ARROW_KEY_SHIFTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-CROP_STEP_PER_ARROW_KEY, 0],
  ArrowRight: [CROP_STEP_PER_ARROW_KEY, 0],
  ArrowUp: [0, -CROP_STEP_PER_ARROW_KEY],
  ArrowDown: [0, CROP_STEP_PER_ARROW_KEY],
};

/** Returns the crop of a picture after an arrow key was pressed, or null for another key. [US-2] */
export function moveCropByKey(crop: PictureCrop, key: string): PictureCrop | null {
  const arrow = ARROW_KEY_SHIFTS[key];
  return arrow ? { ...crop, x: crop.x + arrow[0], y: crop.y + arrow[1] } : null;
}

/** Returns the part of the picture that is visible in the frame of the crop. [US-2] */
export function computeCropSource({ zoom, x, y }: PictureCrop, picture: PictureSize, ratio = 1): CropSource {
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
