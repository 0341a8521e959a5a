import type { Shape } from "./shape-state.ts";
import { useField } from "../use-field.ts";

/** Returns the edited zone for the probe. Null without a valid shape or a branch. */
export function useDraft(id: string, hasShape: boolean) {
  const { value: branchId } = useField<string>("branchId");
  const { value: name } = useField<Record<string, string>>("name");
  const { value: polygon } = useField<Shape>("polygon");
  const { value: basePrice } = useField<number | null>("basePrice");
  const { value: baseDistance } = useField<number | null>("baseDistance");
  const { value: perKilometre } = useField<number | null>("perKilometre");
  const { value: freeFrom } = useField<number | null>("freeFrom");
  const { value: steps } = useField<{ upTo: number; price: number }[]>("steps");
  if (!hasShape || !branchId) return null;
  return {
    id,
    branchId,
    // The API requires a name, so use a placeholder until the user enters one.
    name: Object.values(name).some(Boolean) ? name : { uz: "–" },
    polygon: polygon.map(([x, y]): [number, number] => [x, y]),
    basePrice: basePrice ?? 0,
    baseDistance: baseDistance ?? 0,
    perKilometre: perKilometre ?? 0,
    freeFrom: freeFrom ?? 0,
    steps,
  };
}

export type Draft = ReturnType<typeof useDraft>;
