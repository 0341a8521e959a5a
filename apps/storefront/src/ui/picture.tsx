import { clsx } from "clsx";
import marks from "./category-marks.svg";
import { isAbsoluteUrl, toPictureUrl } from "../platform/picture-url.ts";

export interface PictureProps {
  /** Key of the picture or an absolute https URL [FM-5]. Null shows the icon on a plain background. */
  image: string | null;
  /** Icon shown without a picture: a symbol of `category-marks.svg`. */
  mark?: string;
  /** Background colour on a light page, `#rrggbb`. Shown behind a cut-out picture, and until the picture is loaded. */
  ground?: string | null;
  alt: string;
  /**
   * Width and height of the picture's container in CSS pixels, for the aspect ratio. `sizes` contains the displayed
   * width.
   */
  width: number;
  height: number;
  sizes: string;
  /** Whether the picture is among the first of the page, and is loaded eagerly. */
  isUrgent?: boolean;
  /** Called when the picture is loaded. */
  onLoad?: () => void;
  className?: string;
}

const PICTURE_WIDTHS_PX = [96, 180, 360, 540, 720, 960];

/** Renders a picture on its background, without a layout shift. AVIF in the displayed size, WebP for old browsers. */
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
          {!isAbsoluteUrl(image) && (
            <source type="image/avif" srcSet={buildSrcSet(image, width)} sizes={sizes} />
          )}
          <img
            src={toPictureUrl(image, { width: width > 100 ? 360 : 180, format: "webp" })}
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

function buildSrcSet(image: string, width: number): string {
  return PICTURE_WIDTHS_PX.filter((each) => each >= width * 0.9 && each <= width * 3.2)
    .map((each) => `${toPictureUrl(image, { width: each, format: "avif" })} ${each}w`)
    .join(",");
}
