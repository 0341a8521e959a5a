import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Picture } from "../../ui/picture.tsx";

export interface ModificationTileProps {
  kind: "radio" | "checkbox";
  name: string;
  image: string | null;
  label: string;
  note?: string | undefined;
  price: ReactNode;
  isChosen: boolean;
  isDisabled: boolean;
  onChange(isChosen: boolean): void;
  /** Counter below the picture, shown once the modification is chosen. */
  counter: ReactNode;
}

/** Choice as a picture with its name, if the brand uses full pictures [BR-15]. */
export function ModificationTile(tile: ModificationTileProps) {
  return (
    <div className="grid content-start gap-1">
      <label className="relative grid cursor-pointer content-start gap-1 has-disabled:cursor-default has-disabled:opacity-45">
        <input
          type={tile.kind}
          name={tile.name}
          checked={tile.isChosen}
          disabled={tile.isDisabled}
          onChange={(event) => tile.onChange(event.target.checked)}
          className="peer sr-only"
        />
        <Picture
          image={tile.image}
          alt=""
          width={112}
          height={112}
          sizes="112px"
          className="rounded-card ring-ink ring-inset peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink"
        />
        {tile.isChosen && (
          <>
            <span
              aria-hidden
              className="pointer-events-none absolute inset-x-0 top-0 aspect-square rounded-card ring-2 ring-ink ring-inset"
            />
            <span
              aria-hidden
              className="absolute end-2 top-2 grid size-6 place-items-center rounded-full bg-ink text-on-ink"
            >
              <Check size={14} strokeWidth={3} />
            </span>
          </>
        )}
        <span className="text-small leading-tight font-medium text-balance">{tile.label}</span>
        {tile.note ? (
          <span className="text-caption text-ink-3">{tile.note}</span>
        ) : (
          <span className="text-small empty:hidden">{tile.price}</span>
        )}
      </label>
      {tile.counter}
    </div>
  );
}
