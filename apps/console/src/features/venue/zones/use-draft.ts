import type { ZoneShape } from "./shape-state.ts";
import { useVenueField } from "../use-field.ts";

/**
 * Returns the edited zone, for which the server calculates a delivery price before it is saved. Null without a valid
 * shape or a branch.
 */
export function useZoneDraft(id: string, hasShape: boolean) {
  const { value: branchId } = useVenueField<string>("branchId");
  const { value: name } = useVenueField<Record<string, string>>("name");
  const { value: polygon } = useVenueField<ZoneShape>("polygon");
  const { value: basePrice } = useVenueField<number | null>("basePrice");
  const { value: baseDistance } = useVenueField<number | null>("baseDistance");
  const { value: perKilometre } = useVenueField<number | null>("perKilometre");
  const { value: freeFrom } = useVenueField<number | null>("freeFrom");
  const { value: steps } = useVenueField<{ upTo: number; price: number }[]>("steps");
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
