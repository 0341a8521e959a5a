import { ImageOff } from "lucide-react";
import "./fields.css";

/** A picture by its key, square; a mark where there is none. */
export function Picture({ image, size }: { image: string | null; size: number }) {
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
      src={`/img/${image}?w=${pixels}&h=${pixels}&q=80&f=webp`}
      width={size}
      height={size}
      loading="lazy"
      alt=""
    />
  );
}
