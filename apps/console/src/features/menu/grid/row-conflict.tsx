import shape from "virtual:resource/product";
import { ConflictDialog } from "../../../resource/conflict-dialog.tsx";
import { pickSentFields } from "../../../resource/use-resource.ts";
import { useFormatFieldValue } from "../../../resource/use-value-text.ts";
import { pickCellValuesByState } from "./cell-state.ts";
import type { GridRowStore } from "./grid-row-store.ts";

/** Conflict dialog for a row that another user saved first. The user decides which values to use. */
export function GridRowConflictDialog({ id, keeper }: { id: string | null; keeper: GridRowStore }) {
  const textOf = useFormatFieldValue(shape);
  const known = id ? keeper.rowOf(id) : undefined;
  if (!id || !known) return null;
  const first = pickSentFields(shape, known.row);
  return (
    <ConflictDialog
      key={id}
      shape={shape}
      present={known.present}
      first={first}
      mine={{ ...first, ...pickCellValuesByState(known, ["failed"]) }}
      textOf={textOf}
      onClose={() => void keeper.decide(id, null)}
      onChoose={(values, present) => void keeper.decide(id, { values, present })}
    />
  );
}
