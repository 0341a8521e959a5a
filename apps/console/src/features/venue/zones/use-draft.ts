import type { ZoneShape } from "./shape-state.ts";
import { useVenueFormField } from "../use-field.ts";

/**
 * Returns the edited zone, for which the server calculates a delivery price before it is saved. Null without a valid
 * shape or a branch.
 */
export function useZoneDraft(id: string, hasShape: boolean) {
  const { value: branchId } = useVenueFormField<string>("branchId");
  const { value: name } = useVenueFormField<Record<string, string>>("name");
  const { value: polygon } = useVenueFormField<ZoneShape>("polygon");
  const { value: basePrice } = useVenueFormField<number | null>("basePrice");
  const { value: baseDistance } = useVenueFormField<number | null>("baseDistance");
  const { value: perKilometre } = useVenueFormField<number | null>("perKilometre");
  const { value: freeFrom } = useVenueFormField<number | null>("freeFrom");
  const { value: steps } = useVenueFormField<{ upTo: number; price: number }[]>("steps");
  if (!hasShape || !branchId) return null;
  return {
    id,
    branchId,
    // The API requires a name for a zone, so a placeholder is sent until the user has entered one.
    name: Object.values(name).some(Boolean) ? name : { uz: "–" },
    polygon: polygon.map(([x, y]): [number, number] => [x, y]),
    basePrice: basePrice ?? 0,
    baseDistance: baseDistance ?? 0,
    perKilometre: perKilometre ?? 0,
    freeFrom: freeFrom ?? 0,
    steps,
  };
}

export type ZoneDraft = ReturnType<typeof useZoneDraft>;
