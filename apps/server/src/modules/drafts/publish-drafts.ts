import type { RefusalDataOf } from "@dasturxon/contract/refusals";
import type { ChangeAuthor } from "../../platform/audit/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { type Http, isRefused, refuse, type Refusal, undoAndRefuse } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import type { EditRefusal } from "../../platform/editable/index.ts";
import { loadPublishableDrafts, type DraftWithCurrentState } from "./load-drafts.ts";
import { deleteDrafts } from "./queries.ts";

/** Drafts that prevent publishing, with their errors. */
export type UnpublishableDrafts = RefusalDataOf<"draft_conflict">["drafts"];

/** Publishes drafts by the use cases that save the rows: all or none, as one batch of the audit [BR-14, MN-1]. */
export async function publishDrafts(tx: Tx, http: Http, call: ChangeAuthor, ids: readonly string[]) {
  const chosen = await loadDraftsByIds(tx, http, call, ids);
  if (isRefused(chosen)) return chosen;
  const batchId = newId();
  const obstacles = await writeDrafts(tx, { ...call, batchId }, chosen);
  if (obstacles) return undoAndRefuse(refuse("draft_conflict", { drafts: obstacles }));
  await deleteDrafts(
    tx,
    call.session.merchantId,
    chosen.map(({ id }) => id),
  );
  return { published: chosen.length, batchId };
}

/** Returns the drafts with these ids. Refuses `not_found` if the caller cannot publish all of them. */
export async function loadDraftsByIds(
  tx: Tx,
  http: Http,
  call: ChangeAuthor,
  ids: readonly string[],
): Promise<DraftWithCurrentState[] | Refusal<"not_found">> {
  const waiting = await loadPublishableDrafts(tx, http, call);
  const chosen = waiting.filter(({ id }) => ids.includes(id));
  return chosen.length < new Set(ids).size ? refuse("not_found") : chosen;
}

/** Returns the drafts with a conflict, or null. */
export function findConflictingDrafts(drafts: readonly DraftWithCurrentState[]): UnpublishableDrafts | null {
  const found = drafts.filter(({ isInConflict }) => isInConflict);
  return found.length === 0 ? null : found.map(({ id }) => ({ id, code: "conflict", field: null }));
}

/**
 * Writes the rows that the drafts change, one kind of row after another. Returns the drafts that cannot be published
 * with their errors, or null if all were written. If the result is not null, the caller must roll back the transaction.
 */
export async function writeDrafts(
  tx: Tx,
  call: ChangeAuthor,
  drafts: readonly DraftWithCurrentState[],
): Promise<UnpublishableDrafts | null> {
  const conflicts = findConflictingDrafts(drafts);
  if (conflicts) return conflicts;
  for (const alike of Map.groupBy(drafts, ({ entity }) => entity).values()) {
    const changes = alike.map(({ entityId, after }) => ({ id: entityId, fields: after }));
    const refused = await alike[0]?.kept.write(tx, call, changes);
    if (refused) return listUnpublishableDrafts(alike, refused);
  }
  return null;
}

/** Returns the failed draft with its error. If it is not known which draft failed, returns all drafts of the group. */
function listUnpublishableDrafts(
  drafts: readonly DraftWithCurrentState[],
  { refused: { code }, at, field }: EditRefusal,
): UnpublishableDrafts {
  const named = drafts.filter((_draft, place) => at === null || place === at);
  return named.map(({ id }) => ({ id, code, field }));
}
