import { sql } from "kysely";
import { queryMaybeOne, queryOne, queryRows, runStatement, type Tx } from "../../platform/database/index.ts";

/**
 * Queries for the onboarding of new brands (rows of `brand_starts`). The brand does not exist yet, so all queries
 * require the platform's database role.
 */

export interface NewBrandStart {
  id: string;
  phone: string;
  ip: string;
  codeHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

/**
 * Records that a code was sent to a phone number to open a brand. Deletes rows of `brand_starts` that are older than 30
 * days.
 */
export async function insertBrandStart(tx: Tx, start: NewBrandStart): Promise<void> {
  await sql`delete from brand_starts where sent_at < ${start.sentAt}::timestamptz - interval '30 days'`.execute(
    tx,
  );
  await sql`
    insert into brand_starts (id, phone, ip, sent_at, code_hash, code_expires_at)
    values (${start.id}, ${start.phone}, ${start.ip}, ${start.sentAt}, ${start.codeHash}, ${start.expiresAt})`.execute(
    tx,
  );
}

/** Inserts a permit to open a brand that an administrator issued. It has no phone number and no code. */
export async function insertBrandPermit(
  tx: Tx,
  permit: { id: string; ip: string; givenFor: string; permitHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into brand_starts (id, ip, sent_at, given_for, permit_hash, permit_expires_at)
    values (${permit.id}, ${permit.ip}, ${permit.now}, ${permit.givenFor}, ${permit.permitHash}, ${permit.expiresAt})`.execute(
    tx,
  );
}

export interface PlatformPermitRow {
  id: string;
  givenFor: string;
  givenAt: Date;
  expiresAt: Date;
  withdrawnAt: Date | null;
  brandId: string | null;
  brandKey: string | null;
}

/** Returns the permits to open a brand that administrators issued since `since`, newest first. */
export function selectIssuedBrandPermits(tx: Tx, since: Date): Promise<PlatformPermitRow[]> {
  return queryRows(
    tx,
    sql<PlatformPermitRow>`
      select b.id, b.given_for as "givenFor", b.sent_at as "givenAt", b.permit_expires_at as "expiresAt",
        b.withdrawn_at as "withdrawnAt", b.brand_id as "brandId",
        (select m.key from merchants m where m.merchant_id = b.brand_id) as "brandKey"
      from brand_starts b
      where b.given_for is not null and b.permit_expires_at is not null and b.sent_at > ${since}
      order by b.sent_at desc, b.id desc limit 200`,
  );
}

interface WithdrawnBrandPermitRow {
  givenFor: string;
  isNew: boolean;
}

/**
 * Withdraws a permit that an administrator issued and that has not opened a brand.
 * @returns the permit's label. Undefined if there is no such permit.
 */
export function updateBrandPermitWithdrawn(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<WithdrawnBrandPermitRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<WithdrawnBrandPermitRow>`
      update brand_starts b set draft = null, preview = null, withdrawn_at = coalesce(o.withdrawn_at, ${now}),
        permit_expires_at = least(o.permit_expires_at, ${now})
      from (select * from brand_starts where id = ${id} for update) o
      where b.id = o.id and o.given_for is not null and o.brand_id is null
      returning b.given_for as "givenFor", o.withdrawn_at is null as "isNew"`,
  );
}

/** Counts an attempt to enter the phone number's newest code, if attempts are left. */
export async function updateBrandStartAttempts(
  tx: Tx,
  ask: { phone: string; now: Date; maxTries: number },
): Promise<{ id: string; codeHash: Buffer | null } | undefined> {
  const { rows } = await sql<{ id: string; codeHash: Buffer | null }>`
    update brand_starts set attempts = attempts + 1
    where id = (select s.id from brand_starts s where s.phone = ${ask.phone} order by s.sent_at desc limit 1)
      and code_hash is not null and code_expires_at > ${ask.now} and attempts < ${ask.maxTries}
    returning id, code_hash as "codeHash"`.execute(tx);
  return rows[0];
}

/** Returns whether the phone number's newest code is still valid. */
export async function selectIsBrandStartCodeValid(
  tx: Tx,
  ask: { phone: string; now: Date; maxTries: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (select code_hash, code_expires_at, attempts from brand_starts
      where phone = ${ask.phone} order by sent_at desc limit 1) s
    where s.code_hash is not null and s.code_expires_at > ${ask.now} and s.attempts < ${ask.maxTries}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Stores the permit of a confirmed phone number and invalidates the code that confirmed it. */
export async function updateBrandStartConfirmed(
  tx: Tx,
  { id, permitHash, expiresAt }: { id: string; permitHash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    update brand_starts set code_hash = null, permit_hash = ${permitHash}, permit_expires_at = ${expiresAt}
    where id = ${id}`.execute(tx);
}

/** Returns the begun onboarding (row of `brand_starts`) of a valid permit with which no brand was created. */
export async function selectUnusedBrandPermit(
  tx: Tx,
  { permitHash, now }: { permitHash: Buffer; now: Date },
): Promise<{ id: string; phone: string | null } | undefined> {
  const { rows } = await sql<{ id: string; phone: string | null }>`
    select id, phone from brand_starts
    where permit_hash = ${permitHash} and permit_expires_at > ${now} and brand_id is null`.execute(tx);
  return rows[0];
}

/**
 * Returns the number of brands opened by a phone number and by an IP network since `since`. Brands opened by a link of
 * the platform do not count for the network.
 */
export function selectOpenedBrandCounts(
  tx: Tx,
  { phone, ip, since }: { phone: string | null; ip: string; since: Date },
): Promise<{ byPhone: number; byIp: number }> {
  return queryOne(
    tx,
    sql<{ byPhone: number; byIp: number }>`
      select
        (select count(*)::int from brand_starts where phone = ${phone} and brand_id is not null
          and sent_at > ${since}::timestamptz - interval '1 day' and started_at > ${since}) as "byPhone",
        (select count(*)::int from brand_starts where ip = ${ip} and started_at > ${since}
          and given_for is null) as "byIp"`,
  );
}

/** Marks a permit as used to open a brand. Returns false if a concurrent request has used it. */
export async function updateBrandPermitUsed(
  tx: Tx,
  { id, brandId, ip, now }: { id: string; brandId: string; ip: string; now: Date },
): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`update brand_starts set brand_id = ${brandId}, ip = ${ip}, started_at = ${now}, draft = null,
        preview = null
      where id = ${id} and brand_id is null and permit_expires_at > ${now}`,
  );
  return written === 1;
}
