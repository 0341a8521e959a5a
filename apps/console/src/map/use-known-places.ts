import type { KnownPlaces } from "@dasturxon/domain/point-order";
import { useMemo } from "react";
import { useSignedInStaff } from "../platform/session.tsx";
import { useVenueMap } from "./use-venue-map.ts";

/** Returns the brand's branches and cities, by which swapped coordinates are recognised. */
export function useKnownPlaces(): KnownPlaces {
  const { currency } = useSignedInStaff().merchant;
  const { venue } = useVenueMap();
  return useMemo(
    () => ({ currency, places: [...(venue?.branches ?? []), ...(venue?.cities ?? [])] }),
    [currency, venue],
  );
}
