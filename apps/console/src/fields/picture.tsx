import { ImageOff } from "lucide-react";
import "./fields.css";

interface Props {
  image: string | null;
  size: number;
  /** Whether to fit the whole image into the square instead of cropping it. */
  isWhole?: boolean;
}

/** Shows an image by its key, cropped to a square. Shows an icon if there is no image. */
export function Picture({ image, size, isWhole = false }: Props) {
  if (!image)
    return (
      <span className="picture-none" style={{ width: size, height: size }}>
        <ImageOff size={size / 3} aria-hidden />
      </span>
    );
  const pixels = size * 2;
  return (
    <img
      className="picture"
      style={isWhole ? { objectFit: "contain" } : undefined}
      src={`/img/${image}?w=${pixels}${isWhole ? "" : `&h=${pixels}`}&q=80&f=webp`}
      width={size}
      height={size}
      loading="lazy"
      alt=""
    />
  );
}
