import { type RawBuilder, sql } from "kysely";
import { rows, run, type Tx } from "../database/index.ts";
import { pictureKeyPattern } from "./picture-key.ts";

export interface NewPicture {
  id: string;
  /** Null: nobody has read the file. */
  bytes: number | null;
  sha256: Buffer | null;
  createdAt: Date;
}

/** A picture that is being saved: unused until something names it. */
export function insertPicture(tx: Tx, merchantId: string, picture: NewPicture): Promise<number> {
  const { id, bytes, sha256, createdAt } = picture;
  return run(
    tx,
    sql`insert into pictures (merchant_id, id, bytes, sha256, created_at, unused_since)
      values (${merchantId}, ${id}, ${bytes}, ${sha256}, ${createdAt}, ${createdAt})`,
  );
}

/** Files of the storage that have no row yet. */
export function insertFoundPictures(
  tx: Tx,
  merchantId: string,
  found: readonly Pick<NewPicture, "id" | "createdAt">[],
): Promise<number> {
  return run(
    tx,
    sql`insert into pictures (merchant_id, id, created_at)
      select ${merchantId}, f.id, f."createdAt"
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id uuid, "createdAt" timestamptz)
      on conflict (merchant_id, id) do nothing`,
  );
}

/** Removed without a grace period at the next sweep. */
export function updatePictureGone(tx: Tx, merchantId: string, id: string): Promise<number> {
  return run(
    tx,
    sql`update pictures set unused_since = '-infinity' where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/** Whether a picture was saved and not removed since. */
export async function selectIsPicture(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const found = await rows(
    tx,
    sql<{ id: string }>`
      select id from pictures where merchant_id = ${merchantId} and id = ${id}
        and unused_since is distinct from '-infinity'`,
  );
  return found.length > 0;
}

export function deletePicture(tx: Tx, merchantId: string, id: string): Promise<number> {
  return run(tx, sql`delete from pictures where merchant_id = ${merchantId} and id = ${id}`);
}

/** Notes which pictures something names and since when nothing names the others. */
export function updatePictureUses(
  tx: Tx,
  merchantId: string,
  { used, now }: { used: readonly string[]; now: Date },
): Promise<number> {
  return run(
    tx,
    sql`update pictures set unused_since = case when id = any(${used}::uuid[]) then null else ${now}::timestamptz end
      where merchant_id = ${merchantId} and (unused_since is not null) = (id = any(${used}::uuid[]))`,
  );
}

/** Pictures that nothing has named since a moment, the longest first. */
export function selectUnusedPictures(
  tx: Tx,
  merchantId: string,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string }[]> {
  return rows(
    tx,
    sql<{ id: string }>`
      select id from pictures
      where merchant_id = ${merchantId} and unused_since < ${before} and not is_kept
      order by unused_since, id limit ${limit}`,
  );
}

export function updatePicturesKept(tx: Tx, merchantId: string, ids: readonly string[]): Promise<number> {
  return run(
    tx,
    sql`update pictures set is_kept = true where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`,
  );
}

/** Pictures that are still unused. */
export function deleteUnusedPictures(
  tx: Tx,
  merchantId: string,
  { ids, before }: { ids: readonly string[]; before: Date },
): Promise<{ id: string }[]> {
  return rows(
    tx,
    sql<{ id: string }>`
      delete from pictures where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and unused_since < ${before}
        and not is_kept returning id`,
  );
}

/** Ids of the brand's pictures that texts name; `texts` selects one column `text` of the brand's rows. */
export async function selectNamedPictures(
  tx: Tx,
  merchantId: string,
  texts: RawBuilder<unknown>,
): Promise<string[]> {
  const found = await rows(
    tx,
    sql<{ id: string | null }>`
      select distinct lower(named[1]) as id from (${texts}) as t (text),
        regexp_matches(text, ${pictureKeyPattern(merchantId)}, 'gi') as named`,
  );
  return found.flatMap(({ id }) => id ?? []);
}

/** Those that changes of the last 400 days name: a change that is taken back shows its picture again. */
export function selectPicturesOfChanges(tx: Tx, merchantId: string): Promise<string[]> {
  return selectNamedPictures(
    tx,
    merchantId,
    sql`select coalesce(c.before::text, '') || ' ' || coalesce(c.after::text, '') from changes c
      where c.merchant_id = ${merchantId}`,
  );
}
