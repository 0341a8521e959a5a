import type { Changer } from "../../../platform/audit/index.ts";
import { type Database, RolledBack, type Tx } from "../../../platform/database/index.ts";
import { isRefused, mintToken, readToken, type Refused } from "../../../platform/http/index.ts";
import { loadStoreUrl } from "../load.ts";
import {
  changedParts,
  readBrandSettings,
  type SentParts,
  type SettingsDeps,
  writeSettings,
} from "./change-settings.ts";
import { insertOrUpdatePreview, selectPreview } from "./queries.ts";

const MINUTES = 10;
/** The word of a preview in the address of a page. */
export const PREVIEW_PARAMETER = "preview";

/**
 * Keeps a draft of the settings for ten minutes, in the place of the same person's former one, to be looked at in the
 * store itself. Refused as the change would be. [BR-14..16]
 */
export async function previewSettings(
  db: Database,
  call: Pick<Changer, "session" | "clock"> & SettingsDeps,
  { sent, framedBy, publicUrl }: { sent: SentParts; framedBy: string; publicUrl: string },
): Promise<{ url: string; expiresAt: string } | Refused<"bad_request">> {
  const { merchantId, id: staffId } = call.session;
  const { token, tokenHash } = mintToken(merchantId);
  const expiresAt = new Date(call.clock.now().getTime() + MINUTES * 60_000);
  return db.tenant(merchantId, async (tx) => {
    const present = await readBrandSettings(tx, merchantId);
    const parts = await changedParts(tx, call, { present, sent });
    if (isRefused(parts)) return parts;
    await insertOrUpdatePreview(tx, { merchantId, staffId, tokenHash, parts, framedBy, expiresAt });
    const store = await loadStoreUrl(tx, merchantId, publicUrl);
    return { url: `${store}/?${PREVIEW_PARAMETER}=${token}`, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * What `read` finds where the draft of this word were saved: it is written, read and taken back, so that nothing can
 * look otherwise afterwards. Null: the word is nobody's, another brand's or too old.
 */
export async function readPreviewed<T>(
  db: Database,
  { merchantId, token, now }: { merchantId: string; token: string; now: Date },
  read: (tx: Tx) => Promise<T>,
): Promise<{ found: T; framedBy: string } | null> {
  const claim = readToken(token);
  if (claim?.merchantId !== merchantId) return null;
  const { tokenHash } = claim;
  const previewed = await db.tenant(merchantId, async (tx) => {
    const preview = await selectPreview(tx, { merchantId, tokenHash, now });
    if (!preview) return null;
    const { staffId: by, parts, framedBy } = preview;
    await writeSettings(tx, merchantId, { parts, by, at: now });
    return new RolledBack({ found: await read(tx), framedBy });
  });
  return previewed && previewed.value;
}
