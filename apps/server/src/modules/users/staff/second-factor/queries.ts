import { sql } from "kysely";
import { queryMaybeOne, queryOne, runStatement, type Tx } from "../../../../platform/database/index.ts";

export interface SecondFactorRow {
  /** Encrypted secret. Null if no second factor is enabled. */
  secret: string | null;
  pending: string | null;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
}

export function selectSecondFactor(
  tx: Tx,
  merchantId: string,
  staffId: string,
): Promise<SecondFactorRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<SecondFactorRow>`select secret, pending, cardinality(recovery_hashes) as "recoveryCodes" from second_factors
      where merchant_id = ${merchantId} and staff_id = ${staffId}`,
  );
}

export interface StoredSecondFactor {
  /** Secret of the authenticator app, encrypted. */
  secret: string;
  lastStep: string;
  recoveryHashes: string[];
}

/** Returns all data of an enabled second factor, for moving it to another holder. */
export function selectStoredFactor(
  tx: Tx,
  merchantId: string,
  staffId: string,
): Promise<StoredSecondFactor | undefined> {
  return queryMaybeOne(
    tx,
    sql<StoredSecondFactor>`select secret, last_step::text as "lastStep", recovery_hashes as "recoveryHashes" from second_factors
      where merchant_id = ${merchantId} and staff_id = ${staffId} and secret is not null`,
  );
}

/** Stores a secret that is enabled with its first code. The current secret remains valid until then. */
export async function insertOrUpdatePendingFactor(
  tx: Tx,
  merchantId: string,
  { staffId, pending }: { staffId: string; pending: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into second_factors (merchant_id, staff_id, pending) values (${merchantId}, ${staffId}, ${pending})
      on conflict (merchant_id, staff_id) do update set pending = excluded.pending`,
  );
}

/** Enables the pending secret. False if it was enabled or replaced in the meantime. */
export async function updateFactorConfirmed(
  tx: Tx,
  merchantId: string,
  factor: { staffId: string; pending: string; step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const { staffId, pending, step, recoveryHashes } = factor;
  const changed = await runStatement(
    tx,
    sql`update second_factors set secret = pending, pending = null, last_step = ${step},
        recovery_hashes = ${recoveryHashes}::text[]
      where merchant_id = ${merchantId} and staff_id = ${staffId} and pending = ${pending}`,
  );
  return changed === 1;
}

/**
 * Marks a TOTP time step of a staff member's second factor as used. Returns false if this step or a later step was
 * used.
 */
export async function updateFactorLastStep(
  tx: Tx,
  merchantId: string,
  { staffId, step }: { staffId: string; step: number },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update second_factors set last_step = ${step}
      where merchant_id = ${merchantId} and staff_id = ${staffId} and last_step < ${step}`,
  );
  return changed === 1;
}

/**
 * Marks a recovery code of a staff member's second factor as used. Returns false if it is invalid or was used before.
 */
export async function updateFactorRecoveryUsed(
  tx: Tx,
  merchantId: string,
  { staffId, hash }: { staffId: string; hash: string },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update second_factors set recovery_hashes = array_remove(recovery_hashes, ${hash}::text)
      where merchant_id = ${merchantId} and staff_id = ${staffId} and ${hash}::text = any(recovery_hashes)`,
  );
  return changed === 1;
}

export async function deleteSecondFactor(tx: Tx, merchantId: string, staffId: string): Promise<void> {
  await runStatement(
    tx,
    sql`delete from second_factors where merchant_id = ${merchantId} and staff_id = ${staffId}`,
  );
}

const [CODES, PAUSE] = ["second factor", "second factor pause"];

/** Increments the number of the holder's codes since the last correct one and returns it. */
export async function insertOrUpdateCodeCount(
  tx: Tx,
  { who, endsAt }: { who: string; endsAt: Date },
): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`
      insert into rate_counts (name, who, slot, count, ends_at) values (${CODES}, ${who}, 0, 1, ${endsAt})
      on conflict (name, who, slot) do update set count = rate_counts.count + 1, ends_at = excluded.ends_at
      returning count`,
  );
  return count;
}

/** Blocks the check of a holder's second factor codes until the given time. */
export async function insertOrUpdateCodeBlock(
  tx: Tx,
  { who, endsAt }: { who: string; endsAt: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into rate_counts (name, who, slot, count, ends_at) values (${PAUSE}, ${who}, 0, 1, ${endsAt})
      on conflict (name, who, slot) do update set ends_at = excluded.ends_at`,
  );
}

/** Returns until when codes of the holder are blocked. Locks the count until the transaction ends. */
export async function selectCodeBlockEnd(
  tx: Tx,
  { who, now }: { who: string; now: Date },
): Promise<Date | undefined> {
  await runStatement(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended('second factor ' || ${who}::text, 0))`,
  );
  const found = await queryMaybeOne(
    tx,
    sql<{ endsAt: Date }>`select ends_at as "endsAt" from rate_counts
      where name = ${PAUSE} and who = ${who} and slot = 0 and ends_at > ${now}`,
  );
  return found?.endsAt;
}

export async function deleteCodeCounts(tx: Tx, holderKey: string): Promise<void> {
  await runStatement(
    tx,
    sql`delete from rate_counts where name in (${CODES}, ${PAUSE}) and who = ${holderKey} and slot = 0`,
  );
}
