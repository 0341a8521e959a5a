import { clsx } from "clsx";
import marks from "./category-marks.svg";
import { isWhole, pictureUrl } from "./picture-url.ts";

export interface PictureProps {
  /** The picture's key or an absolute https address [FM-5]; null shows the mark on a calm ground. */
  image: string | null;
  /** What stands where there is no picture: a symbol of `category-marks.svg`. */
  mark?: string;
  /** Colour of its ground on a light page, `#rrggbb`: lies under a cut-out, and under any picture until it is there. */
  ground?: string | null;
  alt: string;
  /** CSS pixels of the box; they give the proportions, `sizes` says what it really takes. */
  width: number;
  height: number;
  sizes: string;
  /** For the first pictures of the page. */
  isUrgent?: boolean;
  /** The picture is there. */
  onLoad?: () => void;
  className?: string;
}

const WIDTHS = [96, 180, 360, 540, 720, 960];

/** A picture on its ground: nothing moves when it comes. AVIF at the size it shows, WebP for old browsers. */
export function Picture({
  image,
  mark = "dish",
  ground,
  alt,
  width,
  height,
  sizes,
  isUrgent = false,
  onLoad,
  className,
}: PictureProps) {
  return (
    <span
      className={clsx("picture", className)}
      style={{
        ["--tint" as string]: ground ?? undefined,
        aspectRatio: width === height ? 1 : `${width}/${height}`,
      }}
    >
      {image === null ? (
        <svg className="picture-mark" aria-hidden>
          <use href={`${marks}#${mark}`} />
        </svg>
      ) : (
        <picture>
          {!isWhole(image) && <source type="image/avif" srcSet={srcSetOf(image, width)} sizes={sizes} />}
          <img
            src={pictureUrl(image, { width: width > 100 ? 360 : 180, format: "webp" })}
            alt={alt}
            width={width}
            height={height}
            loading={isUrgent ? undefined : "lazy"}
            fetchPriority={isUrgent ? "high" : undefined}
            decoding="async"
            onLoad={onLoad}
          />
        </picture>
      )}
    </span>
  );
}

function srcSetOf(image: string, width: number): string {
  return WIDTHS.filter((each) => each >= width * 0.9 && each <= width * 3.2)
    .map((each) => `${pictureUrl(image, { width: each, format: "avif" })} ${each}w`)
    .join(",");
}
