import { findZoneFault } from "@dasturxon/domain/zone-shape";
import type { Point } from "@dasturxon/domain/zones";
import { useState } from "react";
import { useVenueFormField } from "../use-field.ts";
import { type ZoneShape, insertCorner, removeCorner, moveZoneCorner, appendCorner } from "./shape-state.ts";

/** State of the edited zone's shape, with actions and undo. */
export function useShapeEditor() {
  const { value: shape, error, isReadOnly, onChange } = useVenueFormField<ZoneShape>("polygon");
  const [past, setPast] = useState<ZoneShape[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [refused, setRefused] = useState(0);
  /**
   * Sets a new shape of the zone and returns true. Null means that the change is rejected: the shape stays and the
   * result is false.
   */
  const applyShape = (next: ZoneShape | null, choice: number | null = null): boolean => {
    setRefused(next ? 0 : refused + 1);
    if (!next) return false;
    setPast([...past, shape]);
    setChosen(choice);
    onChange(next);
    return true;
  };
  return {
    shape,
    error,
    isReadOnly,
    chosen,
    /** Error of the drawn zone shape. Null: the shape can be saved. */
    fault: findZoneFault(shape),
    /** Number of consecutive changes of the shape that were rejected. */
    refused,
    choose: (at: number | null) => setChosen(at === chosen ? null : at),
    add: (point: Point) => applyShape(appendCorner(shape, point)),
    move: (at: number, to: Point) => applyShape(moveZoneCorner(shape, at, to), at),
    putIn: (after: number, point: Point) => applyShape(insertCorner(shape, after, point), after + 1),
    remove: (at: number) => applyShape(removeCorner(shape, at)),
    replace: (next: ZoneShape) => applyShape(next),
    undo:
      past.length === 0
        ? null
        : () => {
            setPast(past.slice(0, -1));
            setChosen(null);
            setRefused(0);
            onChange(past.at(-1) ?? []);
          },
  };
}

export type ShapeEditor = ReturnType<typeof useShapeEditor>;
