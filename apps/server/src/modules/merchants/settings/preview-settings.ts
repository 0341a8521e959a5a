import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import type { SettingsParts } from "@dasturxon/contract/brand-settings";
import type { Changer } from "../../../platform/audit/index.ts";
import { type Database, RolledBack, type Tx } from "../../../platform/database/index.ts";
import { isRefused, mintToken, readToken, type Refused } from "../../../platform/http/index.ts";
import { selectAddress } from "../queries.ts";
import { brandUrl } from "../read-settings.ts";
import {
  changedParts,
  readBrandSettings,
  type SentParts,
  type SettingsDeps,
  wholeParts,
  writeSettings,
} from "./change-settings.ts";
import { insertOrUpdatePreview, selectPreview } from "./queries.ts";

const MINUTES = 10;

/**
 * Keeps a draft of the settings for ten minutes, in the place of the same person's former one, to be looked at in the
 * store itself. Refused as the change would be. [BR-14..16]
 */
export async function previewSettings(
  db: Database,
  call: Pick<Changer, "session" | "clock"> & SettingsDeps,
  { sent, framedBy, publicUrl }: { sent: SentParts; framedBy: string; publicUrl: string },
): Promise<{ url: string; expiresAt: string } | Refused<"bad_request">> {
  const { merchantId } = call.session;
  return db.tenant(merchantId, async (tx) => {
    const present = await readBrandSettings(tx, merchantId);
    const parts = await changedParts(tx, call, { present, sent });
    return isRefused(parts)
      ? parts
      : openPreview(tx, call, { parts, showsDrafts: false, framedBy, publicUrl });
  });
}

/** Gives the store's address at which these parts of the settings, or the drafts, are seen for ten minutes. */
export async function openPreview(
  tx: Tx,
  { session, clock }: Pick<Changer, "session" | "clock">,
  preview: { parts: Partial<SettingsParts>; showsDrafts: boolean; framedBy: string; publicUrl: string },
): Promise<{ url: string; expiresAt: string }> {
  const { merchantId, id: staffId } = session;
  const { publicUrl, ...kept } = preview;
  const { token, tokenHash } = mintToken(merchantId);
  const expiresAt = new Date(clock.now().getTime() + MINUTES * 60_000);
  await insertOrUpdatePreview(tx, { ...kept, merchantId, staffId, tokenHash, expiresAt });
  const { key } = await selectAddress(tx, merchantId);
  // Never a custom domain: the console's Content-Security-Policy only allows sub-domains of the platform in frames.
  const store = brandUrl(publicUrl, { key, domain: null });
  return { url: `${store}/?${PREVIEW_PARAMETER}=${token}`, expiresAt: expiresAt.toISOString() };
}

/** Writes all that waits and is this person's to publish; false: something stands in the way. */
export type WriteDrafts = (tx: Tx, of: { merchantId: string; staffId: string }) => Promise<boolean>;

/**
 * What `read` finds where the draft of this word, or all drafts, were saved: they are written, read and taken back, so
 * that nothing can look otherwise afterwards. Null: the word is nobody's, another brand's or too old, or the drafts
 * cannot be published now.
 */
export async function readPreviewed<T>(
  db: Database,
  wanted: { merchantId: string; token: string; now: Date; writeDrafts: WriteDrafts },
  read: (tx: Tx) => Promise<T>,
): Promise<{ found: T; framedBy: string } | null> {
  const { merchantId, token, now, writeDrafts } = wanted;
  const claim = readToken(token);
  if (claim?.merchantId !== merchantId) return null;
  const { tokenHash } = claim;
  const previewed = await db.tenant(merchantId, async (tx) => {
    const preview = await selectPreview(tx, { merchantId, tokenHash, now });
    if (!preview) return null;
    const { staffId, parts, showsDrafts, framedBy } = preview;
    const whole = wholeParts(await readBrandSettings(tx, merchantId), parts);
    await writeSettings(tx, merchantId, { parts: whole, by: staffId, at: now });
    if (showsDrafts && !(await writeDrafts(tx, { merchantId, staffId }))) return new RolledBack(null);
    return new RolledBack({ found: await read(tx), framedBy });
  });
  return previewed?.value ?? null;
}
