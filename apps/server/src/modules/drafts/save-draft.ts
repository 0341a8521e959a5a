import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput, EndpointRefusalCode, EndpointReply } from "@dasturxon/contract/endpoint";
import type { ChangeAuthor } from "../../platform/audit/index.ts";
import { type Database, RolledBackResult, type Tx } from "../../platform/database/index.ts";
import { type Http, isRefused, refuse, type Refusal } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  selectDifferingFields,
  type RowFields,
  type EditableEntity,
  findEditableEntity,
} from "../../platform/editable/index.ts";
import { getCurrentValuesOfDraft } from "./load-drafts.ts";
import { insertOrUpdateDraft, selectDraftsForUpdate, selectNextPublishTime } from "./queries.ts";

type SaveDraftEndpoint = typeof endpoints.saveDraft;
type SaveDraftBody = EndpointParsedInput<SaveDraftEndpoint>["body"];
type SaveDraftRefusal = Refusal<EndpointRefusalCode<SaveDraftEndpoint> | "bad_request" | "forbidden">;

/**
 * Saves a change as a draft. It replaces an existing draft of the same row. Only fields that differ from the current
 * row are stored. The change is written and rolled back first, so that a draft is refused for the same reasons as the
 * change. [BR-14, MN-1]
 */
export async function saveDraft(
  db: Database,
  http: Http,
  call: ChangeAuthor,
  { entity, entityId, version, fields }: SaveDraftBody,
): Promise<EndpointReply<SaveDraftEndpoint> | SaveDraftRefusal> {
  const { merchantId, id: by, role } = call.session;
  const kept = findEditableEntity(http, entity);
  if (!kept) return refuse("not_found");
  if (!kept.writes.some((one) => one === role)) return refuse("forbidden");
  const sent = kept.parse(fields);
  if (isRefused(sent)) return sent;
  const tried = await db.tenant(merchantId, async (tx) => {
    const change = { entity, entityId, version, sent };
    return new RolledBackResult(await validateDraft(tx, call, kept, change));
  });
  const drafted = tried.value;
  if (isRefused(drafted)) return drafted;
  return db.tenant(merchantId, async (tx) => {
    const at = call.clock.now();
    const publishAt = await selectNextPublishTime(tx, merchantId);
    const draft = { id: newId(), entity, entityId, version, ...drafted, by, at, publishAt };
    const saved = await insertOrUpdateDraft(tx, merchantId, draft);
    return { id: saved.id, publishAt: saved.publishAt?.toISOString() ?? null };
  });
}

async function validateDraft(
  tx: Tx,
  call: ChangeAuthor,
  kept: EditableEntity,
  { entity, entityId, version, sent }: Omit<SaveDraftBody, "fields"> & { sent: RowFields },
): Promise<{ before: RowFields; after: RowFields } | SaveDraftRefusal> {
  const present = (await kept.read(tx, call, [entityId])).get(entityId);
  if (!present || present.isRemoved) return refuse("not_found");
  if (present.version !== version) {
    const { fields, changedBy, changedAt } = present;
    const row = { ...fields, id: entityId, version: present.version, changedBy };
    return refuse("stale_version", { present: { ...row, changedAt: changedAt.toISOString() } });
  }
  const after = selectDifferingFields(present.fields, kept.complete(present.fields, sent));
  if (Object.keys(after).length === 0) return refuse("bad_request", { field: "fields", in: "body" });
  const former = (await selectDraftsForUpdate(tx, call.session.merchantId)).find(
    (draft) => draft.entity === entity && draft.entityId === entityId,
  );
  const refused = await kept.write(tx, call, [{ id: entityId, fields: { ...former?.after, ...after } }]);
  return refused
    ? (refused.refused as SaveDraftRefusal)
    : { before: getCurrentValuesOfDraft({ after }, present), after };
}
