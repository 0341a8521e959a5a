import { endpoints } from "@dasturxon/contract";
import type { ChangeAuthor } from "../../platform/audit/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { bindEndpoint, bindTransactionalEndpoint, type Http, refuse } from "../../platform/http/index.ts";
import { registerChanges } from "./changes/http.ts";
import { listDrafts } from "./list-drafts.ts";
import { getCurrentValuesOfDraft, loadPublishableDrafts } from "./load-drafts.ts";
import { previewDrafts } from "./preview-drafts.ts";
import { publishDrafts } from "./publish-drafts.ts";
import { deleteDrafts, updateDraftBaseVersion } from "./queries.ts";
import { saveDraft } from "./save-draft.ts";
import { scheduleDrafts } from "./schedule-drafts.ts";

/** Registers the API calls for drafts, which are published together later, and for the history of changes. */
export function registerDrafts(http: Http, { publicUrl }: { publicUrl: string }): void {
  bindTransactionalEndpoint(http, endpoints.drafts, (tx, call) => listDrafts(tx, http, call));
  bindEndpoint(http, endpoints.saveDraft, (call) => saveDraft(call.db, http, call, call.body));
  bindTransactionalEndpoint(http, endpoints.removeDraft, async (tx, call) => {
    const draft = await findPublishableDraft(tx, call, call.params.id);
    if (!draft) return refuse("not_found");
    await deleteDrafts(tx, call.session.merchantId, [draft.id]);
    return { done: true as const };
  });
  bindTransactionalEndpoint(http, endpoints.keepDraft, async (tx, call) => {
    const draft = await findPublishableDraft(tx, call, call.params.id);
    if (!draft || draft.present.isRemoved) return refuse("not_found");
    const { id, present } = draft;
    const base = { id, version: present.version, before: getCurrentValuesOfDraft(draft, present) };
    await updateDraftBaseVersion(tx, call.session.merchantId, base);
    return { done: true as const };
  });
  bindTransactionalEndpoint(http, endpoints.publishDrafts, (tx, call) =>
    publishDrafts(tx, http, call, call.body.ids),
  );
  bindTransactionalEndpoint(http, endpoints.scheduleDrafts, (tx, call) =>
    scheduleDrafts(tx, http, call, call.body),
  );
  bindEndpoint(http, endpoints.previewDrafts, (call) => {
    const { isSecure, host } = call.info;
    const framedBy = `${isSecure ? "https" : "http"}://${host}`;
    return previewDrafts(call.db, http, call, { framedBy, publicUrl });
  });

  registerChanges(http);

  async function findPublishableDraft(tx: Tx, call: ChangeAuthor, id: string) {
    return (await loadPublishableDrafts(tx, http, call)).find((draft) => draft.id === id);
  }
}
