import { MapPin } from "lucide-react";
import type { GeocoderHit } from "@dasturxon/contract";
import { findMatchedParts } from "@dasturxon/domain/search-match";
import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { useFormatDistance } from "../../shop/brand/distance-text.ts";
import { coordinatesFromHit } from "./found-address.ts";

export interface AddressRowProps {
  hit: GeocoderHit;
  /** Search text. It is highlighted in the name. */
  query: string;
  /** Starting point of the distance. Null if it is unknown. */
  from: Coordinates | null;
  onPick(): void;
}

/** Renders a found place: its name, location and distance. */
export function AddressRow({ hit, query, from, onPick }: AddressRowProps) {
  const distanceText = useFormatDistance();
  const rest = hit.display_name.startsWith(`${hit.name}, `)
    ? hit.display_name.slice(hit.name.length + 2)
    : hit.display_name;
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex min-h-15 w-full items-center gap-3 py-2 text-start"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        <MapPin size={18} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-body">
          {findMatchedParts(hit.name, query).map((part, at) =>
            part.isMatch ? <b key={at}>{part.text}</b> : part.text,
          )}
        </span>
        <span className="block truncate text-small text-ink-3">{rest}</span>
      </span>
      {from && (
        <span className="shrink-0 text-small text-ink-3">
          {distanceText(calculateDistanceMetres(coordinatesFromHit(hit), from))}
        </span>
      )}
    </button>
  );
}
