import { type RawBuilder, sql } from "kysely";
import { queryRows, runStatement, type Tx } from "../database/index.ts";
import { createPictureKeyPattern } from "./picture-key.ts";

export interface NewPicture {
  id: string;
  /** Size of the picture's file in bytes. Null if the file was not read. */
  bytes: number | null;
  sha256: Buffer | null;
  createdAt: Date;
}

/** Inserts a picture that is being saved. It counts as unused until something references it. */
export function insertPicture(tx: Tx, merchantId: string, picture: NewPicture): Promise<number> {
  const { id, bytes, sha256, createdAt } = picture;
  return runStatement(
    tx,
    sql`insert into pictures (merchant_id, id, bytes, sha256, created_at, unused_since)
      values (${merchantId}, ${id}, ${bytes}, ${sha256}, ${createdAt}, ${createdAt})`,
  );
}

/** Inserts rows for files in the storage that have no row yet. */
export function insertPicturesOfFiles(
  tx: Tx,
  merchantId: string,
  found: readonly Pick<NewPicture, "id" | "createdAt">[],
): Promise<number> {
  return runStatement(
    tx,
    sql`insert into pictures (merchant_id, id, created_at)
      select ${merchantId}, f.id, f."createdAt"
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id uuid, "createdAt" timestamptz)
      on conflict (merchant_id, id) do nothing`,
  );
}

/** Marks a picture for deletion at the next sweep, without a grace period. */
export function updatePictureAsUnused(tx: Tx, merchantId: string, id: string): Promise<number> {
  return runStatement(
    tx,
    sql`update pictures set unused_since = '-infinity' where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/** Returns whether a picture was saved and not deleted since. */
export async function selectPictureExists(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const found = await queryRows(
    tx,
    sql<{ id: string }>`
      select id from pictures where merchant_id = ${merchantId} and id = ${id}
        and unused_since is distinct from '-infinity'`,
  );
  return found.length > 0;
}

export function deletePicture(tx: Tx, merchantId: string, id: string): Promise<number> {
  return runStatement(tx, sql`delete from pictures where merchant_id = ${merchantId} and id = ${id}`);
}

/** Records which pictures are referenced, and the time since which each other picture is unreferenced. */
export function updatePictureUses(
  tx: Tx,
  merchantId: string,
  { used, now }: { used: readonly string[]; now: Date },
): Promise<number> {
  return runStatement(
    tx,
    sql`update pictures set unused_since = case when id = any(${used}::uuid[]) then null else ${now}::timestamptz end
      where merchant_id = ${merchantId} and (unused_since is not null) = (id = any(${used}::uuid[]))`,
  );
}

/** Returns the pictures that have been unreferenced since before `before`, the longest first. */
export function selectUnusedPictures(
  tx: Tx,
  merchantId: string,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string }[]> {
  return queryRows(
    tx,
    sql<{ id: string }>`
      select id from pictures
      where merchant_id = ${merchantId} and unused_since < ${before} and not is_kept
      order by unused_since, id limit ${limit}`,
  );
}

export function updatePicturesAsReferenced(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
): Promise<number> {
  return runStatement(
    tx,
    sql`update pictures set is_kept = true where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`,
  );
}

/** Deletes the given pictures that are still unused. Returns the deleted pictures. */
export function deleteUnusedPictures(
  tx: Tx,
  merchantId: string,
  { ids, before }: { ids: readonly string[]; before: Date },
): Promise<{ id: string }[]> {
  return queryRows(
    tx,
    sql<{ id: string }>`
      delete from pictures where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and unused_since < ${before}
        and not is_kept returning id`,
  );
}

/** Returns the ids of a brand's pictures in texts. `texts` selects one column `text` of the brand's rows. */
export async function selectPictureIdsInTexts(
  tx: Tx,
  merchantId: string,
  texts: RawBuilder<unknown>,
): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ id: string | null }>`
      select distinct lower(named[1]) as id from (${texts}) as t (text),
        regexp_matches(text, ${createPictureKeyPattern(merchantId)}, 'gi') as named`,
  );
  return found.flatMap(({ id }) => id ?? []);
}

/** Returns the pictures referenced by changes of the last 400 days. An undo of a change may need its picture again. */
export function selectPicturesOfChanges(tx: Tx, merchantId: string): Promise<string[]> {
  return selectPictureIdsInTexts(
    tx,
    merchantId,
    sql`select coalesce(c.before::text, '') || ' ' || coalesce(c.after::text, '') from changes c
      where c.merchant_id = ${merchantId}`,
  );
}
