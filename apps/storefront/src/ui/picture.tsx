import { cx } from "./class-names.ts";
import { pictureUrl } from "./picture-url.ts";

export interface PictureProps {
  /** The picture's key or an absolute https address [FM-5]; null shows the ground alone. */
  image: string | null;
  /** Colour of its ground, shown until the picture is there. */
  ground?: string | null;
  alt: string;
  /** CSS pixels of the box; they give the proportions, `sizes` says what it really takes. */
  width: number;
  height: number;
  sizes: string;
  /** For the first pictures of the page. */
  isUrgent?: boolean;
  className?: string;
}

const WIDTHS = [96, 180, 360, 540, 720, 1080];

export function Picture({
  image,
  ground,
  alt,
  width,
  height,
  sizes,
  isUrgent = false,
  className,
}: PictureProps) {
  const srcSet = (format: "avif" | "webp") =>
    image === null
      ? ""
      : WIDTHS.filter((each) => each >= width * 0.9 && each <= width * 3.2)
          .map((each) => `${pictureUrl(image, { width: each, format })} ${each}w`)
          .join(", ");
  return (
    <span
      className={cx("block overflow-hidden bg-sunken", className)}
      style={{ backgroundColor: ground ?? undefined, aspectRatio: `${width} / ${height}` }}
    >
      {image !== null && (
        <picture className="contents">
          <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
          <img
            src={pictureUrl(image, { width: 360, format: "webp" })}
            srcSet={srcSet("webp")}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            loading={isUrgent ? "eager" : "lazy"}
            fetchPriority={isUrgent ? "high" : undefined}
            decoding="async"
            className="size-full object-cover opacity-(--picture-dim)"
          />
        </picture>
      )}
    </span>
  );
}
