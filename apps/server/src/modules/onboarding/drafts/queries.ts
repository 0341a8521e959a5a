import type { StoredStartDraft, StartBrandBody, PastedStartMenu } from "@dasturxon/contract";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/**
 * Queries for the onboarding of new brands (rows of `brand_starts`). The brand does not exist yet, so all queries
 * require the platform's database role.
 */

export interface PendingBrandStart {
  id: string;
  /** Phone number that requested the permit to open a brand. Null: an administrator issued the permit as a link. */
  phone: string | null;
}

/**
 * Returns the onboarding (row of `brand_starts`) of a valid permit and locks it, so that no concurrent request confirms
 * its phone number again. Undefined if the permit has expired.
 */
export function selectBrandStartOfPermitForUpdate(
  tx: Tx,
  { permitHash, now }: { permitHash: Buffer; now: Date },
): Promise<PendingBrandStart | undefined> {
  return queryMaybeOne(
    tx,
    sql<PendingBrandStart>`
      select id, phone from brand_starts
      where permit_hash = ${permitHash} and permit_expires_at > ${now} and brand_id is null
      for update`,
  );
}

/**
 * Returns the id of the newest onboarding (row of `brand_starts`) of a phone number that has a valid permit. This row
 * stores the phone number's draft.
 */
export async function selectNewestBrandStartId(
  tx: Tx,
  { phone, now }: { phone: string; now: Date },
): Promise<string | undefined> {
  const newest = await queryMaybeOne(
    tx,
    sql<{ id: string }>`
      select id from brand_starts
      where phone = ${phone} and permit_expires_at > ${now} and brand_id is null
      order by sent_at desc, id desc limit 1`,
  );
  return newest?.id;
}

export async function selectBrandStartDraft(tx: Tx, id: string): Promise<StoredStartDraft | null> {
  const start = await queryMaybeOne(
    tx,
    sql<{ draft: StoredStartDraft | null }>`select draft from brand_starts where id = ${id}`,
  );
  return start?.draft ?? null;
}

/** Merges the given fields into the stored draft of a new brand. */
export async function updateBrandStartDraft(
  tx: Tx,
  { id, draft }: { id: string; draft: StoredStartDraft },
): Promise<void> {
  await runStatement(
    tx,
    sql`update brand_starts set draft = coalesce(draft, '{}') || ${JSON.stringify(draft)}::jsonb
      where id = ${id} and brand_id is null`,
  );
}

/**
 * Locks all onboarding rows (`brand_starts`) of a phone number that have a valid permit, in a fixed order, so that
 * concurrent requests wait.
 */
export function selectBrandStartsForUpdate(
  tx: Tx,
  { phone, now }: { phone: string | null; now: Date },
): Promise<{ id: string }[]> {
  return queryRows(
    tx,
    sql<{ id: string }>`
      select id from brand_starts where phone = ${phone} and permit_expires_at > ${now} order by id for update`,
  );
}

/** Moves the newest draft among the valid starts of a phone number to the start `id`. */
export async function updateDraftMovedToBrandStart(
  tx: Tx,
  { id, phone, now }: { id: string; phone: string; now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update brand_starts set draft = (
        select s.draft from brand_starts s
        where s.phone = ${phone} and s.draft is not null and s.permit_expires_at > ${now} and s.brand_id is null
        order by s.sent_at desc, s.id desc limit 1)
      where id = ${id}`,
  );
  await runStatement(
    tx,
    sql`update brand_starts set draft = null, preview = null
      where phone = ${phone} and draft is not null and id <> ${id}`,
  );
}

/** Ends the other permits of a phone number to open a brand, after its draft became a brand. */
export async function updateOtherPermitsOfPhoneEnded(
  tx: Tx,
  { id, phone, now }: { id: string; phone: string | null; now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update brand_starts set draft = null, preview = null, permit_expires_at = ${now}
      where phone = ${phone} and id <> ${id} and brand_id is null and permit_expires_at > ${now}`,
  );
}

/**
 * Deletes the drafts of ended onboardings: the permit has expired or the brand was opened.
 * @returns the number of deleted drafts
 */
export function deleteDraftsOfEndedBrandStarts(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  return runStatement(
    tx,
    sql`update brand_starts set draft = null, preview = null where id in (
      select id from brand_starts
      where draft is not null and (permit_expires_at <= ${now} or brand_id is not null) limit ${limit})`,
  );
}

export interface BrandStartPreview {
  language: StartBrandBody["language"];
  menu: PastedStartMenu | null;
  /** Origin of the console: no other page may embed the preview in a frame. */
  framedBy: string;
}

/** Sets the preview of a new brand's onboarding. The earlier preview becomes invalid. */
export async function updateBrandStartPreview(
  tx: Tx,
  {
    id,
    tokenHash,
    preview,
    expiresAt,
  }: { id: string; tokenHash: Buffer; preview: BrandStartPreview; expiresAt: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update brand_starts set preview_hash = ${tokenHash}, preview = ${JSON.stringify(preview)}::jsonb,
        preview_expires_at = ${expiresAt}
      where id = ${id} and brand_id is null`,
  );
}

interface PreviewedBrandStartRow {
  id: string;
  draft: StoredStartDraft | null;
  preview: BrandStartPreview;
}

/** Returns the draft of a new brand by its preview token, as long as token and permit are valid. */
export function selectPreviewedBrandStart(
  tx: Tx,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<PreviewedBrandStartRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<PreviewedBrandStartRow>`
      select id, draft, preview from brand_starts
      where preview_hash = ${tokenHash} and preview is not null and preview_expires_at > ${now}
        and permit_expires_at > ${now} and brand_id is null`,
  );
}
