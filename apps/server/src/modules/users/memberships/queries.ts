import { sql } from "kysely";
import { maybeOne, rows, run, type Tx } from "../../../platform/database/index.ts";
import type { KeptFactor } from "../second-factor/queries.ts";
import type { StaffRow } from "../staff/queries.ts";

/** Somebody of the platform's people; but for the brand's own rows of staff all of these need the platform's rights. */
export interface KnownPerson {
  id: string;
  phone: string;
  passwordHash: string;
  /** Where he has signed in from, the newest first. */
  knownNetworks: string[];
}

const columns = sql`id, phone, password_hash as "passwordHash", known_networks as "knownNetworks"`;

export function selectKnownPerson(tx: Tx, id: string): Promise<KnownPerson | undefined> {
  return maybeOne(tx, sql<KnownPerson>`select ${columns} from people where id = ${id}`);
}

export function selectPersonByPhone(tx: Tx, phone: string): Promise<KnownPerson | undefined> {
  return maybeOne(tx, sql<KnownPerson>`select ${columns} from people where phone = ${phone}`);
}

/** Makes somebody of a phone that he showed; false: the phone is somebody's, whose password stays. */
export async function insertKnownPerson(
  tx: Tx,
  person: { id: string; phone: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const made = await run(
    tx,
    sql`insert into people (id, phone, password_hash, created_at)
      values (${person.id}, ${person.phone}, ${person.passwordHash}, ${person.now})
      on conflict (phone) do nothing`,
  );
  return made === 1;
}

/** Remembers the network as the newest of ten; writes nothing where it is that already. */
export async function updatePersonNetworks(
  tx: Tx,
  { personId, network }: { personId: string; network: string },
): Promise<void> {
  await run(
    tx,
    sql`update people set known_networks = coalesce((array_prepend(${network}::text, array_remove(known_networks, ${network}::text)))[1:10], '{}')
      where id = ${personId} and known_networks[1] is distinct from ${network}`,
  );
}

/** A new password in the place of the one that he proved; false: it was changed meanwhile. */
export async function updatePersonPassword(
  tx: Tx,
  { personId, present, next }: { personId: string; present: string; next: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update people set password_hash = ${next} where id = ${personId} and password_hash = ${present}`,
  );
  return changed === 1;
}

/** Another phone that he showed; false: it is somebody else's. */
export async function updatePersonPhone(
  tx: Tx,
  { personId, phone }: { personId: string; phone: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update people set phone = ${phone}
      where id = ${personId} and not exists (select from people o where o.phone = ${phone} and o.id <> ${personId})`,
  );
  return changed === 1;
}

/** The second factor that he had by his login. */
export async function updatePersonFactor(
  tx: Tx,
  { personId, secret, lastStep, recoveryHashes }: KeptFactor & { personId: string },
): Promise<void> {
  await run(
    tx,
    sql`update people set factor_secret = ${secret}, factor_last_step = ${lastStep}::bigint,
        factor_recovery_hashes = ${recoveryHashes}::text[]
      where id = ${personId}`,
  );
}

/** The phone as a brand of his shows it. */
export async function updatePhoneOfPerson(
  tx: Tx,
  merchantId: string,
  { personId, phone }: { personId: string; phone: string },
): Promise<void> {
  await run(
    tx,
    sql`update staff set phone = ${phone} where merchant_id = ${merchantId} and person_id = ${personId}`,
  );
}

/** Notes that he may be of the brand, before the brand itself says so. */
export async function insertPersonBrand(
  tx: Tx,
  { personId, merchantId }: { personId: string; merchantId: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into person_brands (person_id, merchant_id) values (${personId}, ${merchantId})
      on conflict (person_id, merchant_id) do nothing`,
  );
}

/** The brands that somebody may be of. */
export async function selectPersonBrands(tx: Tx, personId: string): Promise<string[]> {
  const found = await rows(
    tx,
    sql<{ merchantId: string }>`select merchant_id as "merchantId" from person_brands
      where person_id = ${personId} order by merchant_id limit 100`,
  );
  return found.map(({ merchantId }) => merchantId);
}

/** What somebody is in a brand, by the brand's own row; nothing: he was removed, or is switched off. */
export function selectMembership(
  tx: Tx,
  merchantId: string,
  personId: string,
): Promise<StaffRow | undefined> {
  return maybeOne(
    tx,
    sql<StaffRow>`select id, login, name, role, branch_ids as "branchIds" from staff
      where merchant_id = ${merchantId} and person_id = ${personId} and is_active and deleted_at is null`,
  );
}

/** Makes a row of the staff somebody's membership: from now on his own password opens it, and no other. */
export async function updateMembership(
  tx: Tx,
  merchantId: string,
  { staffId, personId, phone }: { staffId: string; personId: string; phone: string },
): Promise<void> {
  await run(
    tx,
    sql`update staff set person_id = ${personId}, phone = ${phone}, password_hash = null, is_demo = false, pin_tries = 0
      where merchant_id = ${merchantId} and id = ${staffId}`,
  );
}

/** Somebody joins a brand once at a time; true: he is of it already, be it switched off. */
export async function selectIsMember(tx: Tx, merchantId: string, personId: string): Promise<boolean> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('membership:' || ${personId}::text, 0))`);
  const found = await maybeOne(
    tx,
    sql<{ id: string }>`select id from staff where merchant_id = ${merchantId} and person_id = ${personId}`,
  );
  return found !== undefined;
}

/** Ends somebody's sessions in a brand; by devices too. */
export async function deleteSessionsOfPerson(tx: Tx, merchantId: string, personId: string): Promise<void> {
  await run(
    tx,
    sql`delete from staff_sessions where merchant_id = ${merchantId} and staff_id in (
        select id from staff where merchant_id = ${merchantId} and person_id = ${personId})`,
  );
}

export interface SessionOrigin {
  createdAt: Date;
  /** It was opened by a PIN there. */
  deviceId: string | null;
  /** Whose membership it is; null: nobody's of several brands. */
  personId: string | null;
}

/** How a session of the staff began. */
export function selectSessionOrigin(
  tx: Tx,
  merchantId: string,
  tokenHash: Buffer,
): Promise<SessionOrigin | undefined> {
  return maybeOne(
    tx,
    sql<SessionOrigin>`select t.created_at as "createdAt", t.device_id as "deviceId", s.person_id as "personId"
      from staff_sessions t join staff s on s.merchant_id = ${merchantId} and s.id = t.staff_id
      where t.merchant_id = ${merchantId} and t.token_hash = ${tokenHash}`,
  );
}

export interface PersonFactorRow {
  /** Sealed; null: none is on. */
  secret: string | null;
  pending: string | null;
  /** How many codes for a lost phone are left. */
  recoveryCodes: number;
}

export function selectPersonFactor(tx: Tx, personId: string): Promise<PersonFactorRow | undefined> {
  return maybeOne(
    tx,
    sql<PersonFactorRow>`select factor_secret as secret, factor_pending as pending,
        cardinality(factor_recovery_hashes) as "recoveryCodes"
      from people where id = ${personId}`,
  );
}

/** A secret that waits for its first code; the one that is on stays until then. */
export async function updatePersonPending(
  tx: Tx,
  { personId, pending }: { personId: string; pending: string },
): Promise<void> {
  await run(tx, sql`update people set factor_pending = ${pending} where id = ${personId}`);
}

/** Turns on what waited; false: it was turned on, or another was begun, meanwhile. */
export async function updatePersonConfirmed(
  tx: Tx,
  factor: { personId: string; pending: string; step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const { personId, pending, step, recoveryHashes } = factor;
  const changed = await run(
    tx,
    sql`update people set factor_secret = factor_pending, factor_pending = null, factor_last_step = ${step},
        factor_recovery_hashes = ${recoveryHashes}::text[]
      where id = ${personId} and factor_pending = ${pending}`,
  );
  return changed === 1;
}

/** Uses a step up; false: it, or a later one, was used. */
export async function updatePersonStep(
  tx: Tx,
  { personId, step }: { personId: string; step: number },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update people set factor_last_step = ${step} where id = ${personId} and factor_last_step < ${step}`,
  );
  return changed === 1;
}

/** Uses a code for a lost phone up; false: it is none, or was used. */
export async function updatePersonRecoveryUsed(
  tx: Tx,
  { personId, hash }: { personId: string; hash: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update people set factor_recovery_hashes = array_remove(factor_recovery_hashes, ${hash}::text)
      where id = ${personId} and ${hash}::text = any(factor_recovery_hashes)`,
  );
  return changed === 1;
}

export async function updatePersonFactorOff(tx: Tx, personId: string): Promise<void> {
  await run(
    tx,
    sql`update people set factor_secret = null, factor_pending = null, factor_last_step = 0, factor_recovery_hashes = '{}'
      where id = ${personId}`,
  );
}

/** Puts the new code in the place of the phone's old one; those of the day before go. */
export async function insertOrUpdatePasswordCode(
  tx: Tx,
  code: { phone: string; codeHash: Buffer; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await run(tx, sql`delete from password_codes where sent_at < ${code.sentAt}::timestamptz - interval '1d'`);
  await run(
    tx,
    sql`insert into password_codes (phone, code_hash, sent_at, expires_at)
      values (${code.phone}, ${code.codeHash}, ${code.sentAt}, ${code.expiresAt})
      on conflict (phone) do update set code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at`,
  );
}

/** Counts a try of the phone's live code; nothing: there is none, it is late, or tried out. */
export function updatePasswordCodeAttempts(
  tx: Tx,
  ask: { phone: string; now: Date; maxTries: number },
): Promise<{ codeHash: Buffer } | undefined> {
  return maybeOne(
    tx,
    sql<{ codeHash: Buffer }>`update password_codes set attempts = attempts + 1
      where phone = ${ask.phone} and expires_at > ${ask.now} and attempts < ${ask.maxTries}
      returning code_hash as "codeHash"`,
  );
}

/** Resets the attempts after a correct code, so that a weak password can be corrected until the code expires. */
export async function updatePasswordCodeGuessed(tx: Tx, phone: string): Promise<void> {
  await run(tx, sql`update password_codes set attempts = 0 where phone = ${phone}`);
}

export async function deletePasswordCode(tx: Tx, phone: string): Promise<void> {
  await run(tx, sql`delete from password_codes where phone = ${phone}`);
}
