import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { ChangeAuthor } from "../../platform/audit/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import type { Http } from "../../platform/http/index.ts";
import { getCurrentValuesOfDraft, loadPublishableDrafts, type DraftWithCurrentState } from "./load-drafts.ts";

/** Returns the drafts with their authors and conflicts [MN-1, BR-14]. */
export async function listDrafts(
  tx: Tx,
  http: Http,
  call: Pick<ChangeAuthor, "session">,
): Promise<EndpointReply<typeof endpoints.drafts>> {
  const waiting = await loadPublishableDrafts(tx, http, call);
  const findEarliestTime = (name: "publishAt" | "missedAt") =>
    waiting
      .flatMap((draft) => draft[name]?.toISOString() ?? [])
      .toSorted()
      .at(0) ?? null;
  return {
    items: waiting.map(viewDraft),
    publishAt: findEarliestTime("publishAt"),
    missedAt: findEarliestTime("missedAt"),
  };
}

function viewDraft(draft: DraftWithCurrentState) {
  const { id, entity, entityId, before, after, byId, byName, at, fault, present, isInConflict } = draft;
  return {
    id,
    entity,
    entityId,
    name: present.name,
    before,
    after,
    by: { id: byId, name: byName ?? "" },
    at: at.toISOString(),
    conflict: isInConflict
      ? {
          isGone: present.isRemoved,
          now: getCurrentValuesOfDraft(draft, present),
          changedBy: present.changedBy,
          changedAt: present.changedAt.toISOString(),
        }
      : null,
    fault,
  };
}
