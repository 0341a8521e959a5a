import type { ChangeAuthor } from "../../platform/audit/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Database, RolledBackResult, type Tx } from "../../platform/database/index.ts";
import { type Http, refuse, type Refusal } from "../../platform/http/index.ts";
import { createPreviewUrl } from "../merchants/index.ts";
import { loadPublishableDrafts } from "./load-drafts.ts";
import { loadStaffChangeAuthor } from "./publish-due-drafts.ts";
import { writeDrafts } from "./publish-drafts.ts";

/**
 * Returns the URL of a preview of the store with all drafts that the caller can publish. Refused for the same reasons
 * as publishing them. [BR-14, MN-1]
 */
export async function previewDrafts(
  db: Database,
  http: Http,
  call: ChangeAuthor,
  place: { framedBy: string; publicUrl: string },
): Promise<{ url: string; expiresAt: string } | Refusal<"draft_conflict">> {
  const { merchantId } = call.session;
  const { value: obstacles } = await db.tenant(merchantId, async (tx) => {
    const drafts = await loadPublishableDrafts(tx, http, call);
    return new RolledBackResult(await writeDrafts(tx, call, drafts));
  });
  if (obstacles) return refuse("draft_conflict", { drafts: obstacles });
  return db.tenant(merchantId, (tx) =>
    createPreviewUrl(tx, call, { parts: {}, showsDrafts: true, ...place }),
  );
}

/** Writes all drafts that this person can publish at the time of the preview. False if they cannot be published. */
export async function writeDraftsForPreview(
  tx: Tx,
  http: Http,
  { merchantId, staffId, clock }: { merchantId: string; staffId: string; clock: Clock },
): Promise<boolean> {
  const call = await loadStaffChangeAuthor(tx, { merchantId, staffId, clock });
  if (!call) return false;
  const drafts = await loadPublishableDrafts(tx, http, call);
  return (await writeDrafts(tx, call, drafts)) === null;
}
