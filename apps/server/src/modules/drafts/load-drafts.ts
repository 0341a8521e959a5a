import type { Changer } from "../../platform/audit/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import type { Http } from "../../platform/http/index.ts";
import {
  differingIn,
  type Fields,
  type EditableEntity,
  editableOf,
  type Present,
} from "../../platform/editable/index.ts";
import { type DraftRow, selectDrafts } from "./queries.ts";

/** A draft with the current state of the row that it changes. */
export interface WaitingDraft extends DraftRow {
  kept: EditableEntity;
  present: Present;
  /** Whether the row was changed in the same fields, or removed, after the draft was made. */
  isInConflict: boolean;
}

/** Returns the drafts that the caller can publish, limited to the rights of their role and their branches. [US-8] */
export async function loadDrafts(
  tx: Tx,
  http: Http,
  call: Pick<Changer, "session">,
  rows?: readonly DraftRow[],
): Promise<WaitingDraft[]> {
  const { merchantId, role } = call.session;
  const waiting: WaitingDraft[] = [];
  const all = rows ?? (await selectDrafts(tx, merchantId));
  for (const [entity, drafts] of Map.groupBy(all, (draft) => draft.entity)) {
    const kept = editableOf(http, entity);
    if (!kept?.writes.some((one) => one === role)) continue;
    const ids = drafts.map(({ entityId }) => entityId);
    const presents = await kept.read(tx, call, ids);
    for (const draft of drafts) {
      const present = presents.get(draft.entityId);
      if (present) waiting.push({ ...draft, kept, present, isInConflict: isInConflict(draft, present) });
    }
  }
  return waiting.toSorted((one, other) => Number(one.at) - Number(other.at));
}

/** Returns the current values of the fields that the draft changes. */
export const draftedIn = ({ after }: Pick<DraftRow, "after">, { fields }: Pick<Present, "fields">): Fields =>
  Object.fromEntries(Object.keys(after).map((name) => [name, fields[name]]));

/** Whether the draft conflicts with the current row. Changes of other fields are no conflict. */
function isInConflict(draft: DraftRow, present: Present): boolean {
  if (present.isRemoved) return true;
  if (present.version === draft.version) return false;
  return Object.keys(differingIn(draft.before, draftedIn(draft, present))).length > 0;
}
