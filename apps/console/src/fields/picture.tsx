import { ImageOff } from "lucide-react";
import "./fields.css";

interface Props {
  image: string | null;
  /** Height of the picture in CSS pixels, and its width unless `width` is set. */
  size: number;
  width?: number;
  /** Whether to fit the whole image into the box instead of cropping it. */
  isWhole?: boolean;
}

/** Shows an image by its key, cropped to its box, a square by default. Shows an icon if there is no image. */
export function Picture({ image, size, width = size, isWhole = false }: Props) {
  if (!image)
    return (
      <span className="picture-none" style={{ width, height: size }}>
        <ImageOff size={size / 3} aria-hidden />
      </span>
    );
  const pixels = { width: width * 2, height: size * 2 };
  return (
    <img
      className="picture"
      style={isWhole ? { objectFit: "contain" } : undefined}
      src={`/img/${image}?w=${pixels.width}${isWhole ? "" : `&h=${pixels.height}`}&q=80&f=webp`}
      width={width}
      height={size}
      loading="lazy"
      alt=""
    />
  );
}
