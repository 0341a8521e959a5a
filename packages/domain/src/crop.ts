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
