/** What of a picture lies in the square: its zoom, 1 fills it, and how far its middle is off, in parts of the square. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, x: 0, y: 0 };

/** The crop moved and zoomed no further than the picture reaches: nothing of the square is ever empty. */
export function boundCrop({ zoom, x, y }: Crop, picture: Size): Crop {
  const bounded = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const short = Math.min(picture.width, picture.height);
  const reach = (side: number) => ((side / short) * bounded - 1) / 2;
  const bound = (off: number, side: number) => Math.min(reach(side), Math.max(-reach(side), off)) + 0;
  return { zoom: bounded, x: bound(x, picture.width), y: bound(y, picture.height) };
}

/** The square of the picture that the crop shows, in the picture's own pixels. */
export function sourceOf({ zoom, x, y }: Crop, picture: Size): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / zoom;
  return {
    left: (picture.width - side) / 2 - x * side,
    top: (picture.height - side) / 2 - y * side,
    side,
  };
}
