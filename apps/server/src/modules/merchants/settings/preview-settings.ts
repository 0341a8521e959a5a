import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import type { SettingsSections } from "@dasturxon/contract/brand-settings";
import type { ChangeAuthor } from "../../../platform/audit/index.ts";
import { type Database, RolledBackResult, type Tx } from "../../../platform/database/index.ts";
import { isRefused, createToken, readToken, type Refusal } from "../../../platform/http/index.ts";
import { selectBrandAddress } from "../queries.ts";
import { createBrandUrl } from "../read-settings.ts";
import {
  validateChangedSettingsParts,
  readBrandSettings,
  type SettingsPartsBody,
  type SettingsDeps,
  completeSettingsParts,
  writeSettings,
  type InvalidSettingsCode,
} from "./change-settings.ts";
import { insertOrUpdateSettingsPreview, selectSettingsPreview } from "./queries.ts";

const SETTINGS_PREVIEW_MINUTES = 10;

/**
 * Stores a preview of changed settings for ten minutes. It replaces the previous preview of the same person. Refused
 * for the same reasons as the change itself. [BR-14..16]
 */
export async function previewSettings(
  db: Database,
  call: Pick<ChangeAuthor, "session" | "clock"> & SettingsDeps,
  { sent, framedBy, publicUrl }: { sent: SettingsPartsBody; framedBy: string; publicUrl: string },
): Promise<{ url: string; expiresAt: string } | Refusal<InvalidSettingsCode>> {
  const { merchantId } = call.session;
  return db.tenant(merchantId, async (tx) => {
    const present = await readBrandSettings(tx, merchantId);
    const parts = await validateChangedSettingsParts(tx, call, { present, sent });
    return isRefused(parts)
      ? parts
      : createPreviewUrl(tx, call, { parts, showsDrafts: false, framedBy, publicUrl });
  });
}

/** Returns the URL of the store with these parts of the settings, or with the drafts. It is valid for ten minutes. */
export async function createPreviewUrl(
  tx: Tx,
  { session, clock }: Pick<ChangeAuthor, "session" | "clock">,
  preview: { parts: Partial<SettingsSections>; showsDrafts: boolean; framedBy: string; publicUrl: string },
): Promise<{ url: string; expiresAt: string }> {
  const { merchantId, id: staffId } = session;
  const { publicUrl, ...kept } = preview;
  const { token, tokenHash } = createToken(merchantId);
  const expiresAt = new Date(clock.now().getTime() + SETTINGS_PREVIEW_MINUTES * 60_000);
  await insertOrUpdateSettingsPreview(tx, { ...kept, merchantId, staffId, tokenHash, expiresAt });
  const { key } = await selectBrandAddress(tx, merchantId);
  // The preview URL never uses a custom domain: the console's Content-Security-Policy only allows sub-domains of the
  // platform in frames.
  const store = createBrandUrl(publicUrl, { key, domain: null });
  return { url: `${store}/?${PREVIEW_PARAMETER}=${token}`, expiresAt: expiresAt.toISOString() };
}

/** Writes all drafts that this member of staff can publish. False if they cannot be published now. */
export type PreviewDraftWriter = (tx: Tx, of: { merchantId: string; staffId: string }) => Promise<boolean>;

/**
 * Returns the result of `read` with the previewed settings or all drafts applied. They are written, read and rolled
 * back, so that the preview is the same as the later result. Null if the token is unknown, expired or belongs to
 * another brand, or if the drafts cannot be published now.
 */
export async function readInSettingsPreview<T>(
  db: Database,
  wanted: { merchantId: string; token: string; now: Date; writeDrafts: PreviewDraftWriter },
  read: (tx: Tx) => Promise<T>,
): Promise<{ found: T; framedBy: string } | null> {
  const { merchantId, token, now, writeDrafts } = wanted;
  const claim = readToken(token);
  if (claim?.merchantId !== merchantId) return null;
  const { tokenHash } = claim;
  const previewed = await db.tenant(merchantId, async (tx) => {
    const preview = await selectSettingsPreview(tx, { merchantId, tokenHash, now });
    if (!preview) return null;
    const { staffId, parts, showsDrafts, framedBy } = preview;
    const whole = completeSettingsParts(await readBrandSettings(tx, merchantId), parts);
    await writeSettings(tx, merchantId, { parts: whole, by: staffId, at: now });
    if (showsDrafts && !(await writeDrafts(tx, { merchantId, staffId }))) return new RolledBackResult(null);
    return new RolledBackResult({ found: await read(tx), framedBy });
  });
  return previewed?.value ?? null;
}
