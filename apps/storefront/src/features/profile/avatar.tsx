import { UserRound } from "lucide-react";
import { toPictureUrl } from "../../platform/picture-url.ts";

/** Customer's photo in a circle, or an icon if there is none. `size` is in CSS pixels. */
export function Avatar({ image, size }: { image: string | null | undefined; size: number }) {
  const style = { width: size, height: size };
  if (image) {
    return (
      <img
        src={toPictureUrl(image, { width: size > 100 ? 360 : 180, format: "webp" })}
        alt=""
        width={size}
        height={size}
        style={style}
        className="shrink-0 rounded-full bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      style={style}
      className="grid shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink"
    >
      <UserRound size={Math.round(size * 0.46)} aria-hidden />
    </span>
  );
}
