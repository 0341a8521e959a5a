import type { ChangeAuthor } from "../../platform/audit/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import type { Http } from "../../platform/http/index.ts";
import {
  selectDifferingFields,
  type RowFields,
  type EditableEntity,
  findEditableEntity,
  type EntityState,
} from "../../platform/editable/index.ts";
import { type DraftRow, selectDraftsForUpdate } from "./queries.ts";

/** A draft with the current state of the row that it changes. */
export interface DraftWithCurrentState extends DraftRow {
  kept: EditableEntity;
  present: EntityState;
  /** Whether the row was changed in the same fields, or removed, after the draft was made. */
  isInConflict: boolean;
}

/** Returns the drafts that the caller can publish, limited to the rights of their role and their branches. [US-8] */
export async function loadPublishableDrafts(
  tx: Tx,
  http: Http,
  call: Pick<ChangeAuthor, "session">,
  rows?: readonly DraftRow[],
): Promise<DraftWithCurrentState[]> {
  const { merchantId, role } = call.session;
  const waiting: DraftWithCurrentState[] = [];
  const all = rows ?? (await selectDraftsForUpdate(tx, merchantId));
  for (const [entity, drafts] of Map.groupBy(all, (draft) => draft.entity)) {
    const kept = findEditableEntity(http, entity);
    if (!kept?.writes.some((one) => one === role)) continue;
    const ids = drafts.map(({ entityId }) => entityId);
    const presents = await kept.read(tx, call, ids);
    for (const draft of drafts) {
      const present = presents.get(draft.entityId);
      if (present) waiting.push({ ...draft, kept, present, isInConflict: isDraftInConflict(draft, present) });
    }
  }
  return waiting.toSorted((one, other) => Number(one.at) - Number(other.at));
}

/** Returns the current values of the fields that the draft changes. */
export const getCurrentValuesOfDraft = (
  { after }: Pick<DraftRow, "after">,
  { fields }: Pick<EntityState, "fields">,
): RowFields => Object.fromEntries(Object.keys(after).map((name) => [name, fields[name]]));

/** Whether the draft conflicts with the current row. Changes of other fields are no conflict. */
function isDraftInConflict(draft: DraftRow, present: EntityState): boolean {
  if (present.isRemoved) return true;
  if (present.version === draft.version) return false;
  return Object.keys(selectDifferingFields(draft.before, getCurrentValuesOfDraft(draft, present))).length > 0;
}
