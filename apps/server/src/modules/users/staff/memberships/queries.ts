import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../../platform/database/index.ts";
import type { StoredSecondFactor } from "../second-factor/queries.ts";
import type { StaffRow } from "../queries.ts";

/** A person of the platform. All queries here need platform rights, except those on the brand's staff rows. */
export interface PersonCredentials {
  id: string;
  phone: string;
  passwordHash: string;
  /** IP networks of previous sign-ins, newest first. */
  knownNetworks: string[];
}

const personColumns = sql`id, phone, password_hash as "passwordHash", known_networks as "knownNetworks"`;

export function selectPersonCredentials(tx: Tx, id: string): Promise<PersonCredentials | undefined> {
  return queryMaybeOne(tx, sql<PersonCredentials>`select ${personColumns} from people where id = ${id}`);
}

export function selectPersonByPhone(tx: Tx, phone: string): Promise<PersonCredentials | undefined> {
  return queryMaybeOne(
    tx,
    sql<PersonCredentials>`select ${personColumns} from people where phone = ${phone}`,
  );
}

/**
 * Creates a person with a confirmed phone. False if another person has the phone. That person's password does not
 * change.
 */
export async function insertPersonCredentials(
  tx: Tx,
  person: { id: string; phone: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const made = await runStatement(
    tx,
    sql`insert into people (id, phone, password_hash, created_at)
      values (${person.id}, ${person.phone}, ${person.passwordHash}, ${person.now})
      on conflict (phone) do nothing`,
  );
  return made === 1;
}

/** Deletes a person that became a member of no brand, so that their phone is free again. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await runStatement(tx, sql`delete from person_brands where person_id = ${id}`);
  await runStatement(tx, sql`delete from people where id = ${id}`);
}

/** Adds an IP network to the person's ten newest networks. Writes nothing if it is already the newest one. */
export async function updatePersonNetworks(
  tx: Tx,
  { personId, network }: { personId: string; network: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update people set known_networks = coalesce((array_prepend(${network}::text, array_remove(known_networks, ${network}::text)))[1:10], '{}')
      where id = ${personId} and known_networks[1] is distinct from ${network}`,
  );
}

/** Replaces the password that was checked. False if it was changed in the meantime. */
export async function updatePersonPassword(
  tx: Tx,
  { personId, present, next }: { personId: string; present: string; next: string },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update people set password_hash = ${next} where id = ${personId} and password_hash = ${present}`,
  );
  return changed === 1;
}

/** Sets another confirmed phone. False if another person has it. */
export async function updatePersonPhone(
  tx: Tx,
  { personId, phone }: { personId: string; phone: string },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update people set phone = ${phone}
      where id = ${personId} and not exists (select from people o where o.phone = ${phone} and o.id <> ${personId})`,
  );
  return changed === 1;
}

/** Stores the second factor that the person had with their login. */
export async function updatePersonFactor(
  tx: Tx,
  { personId, secret, lastStep, recoveryHashes }: StoredSecondFactor & { personId: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update people set factor_secret = ${secret}, factor_last_step = ${lastStep}::bigint,
        factor_recovery_hashes = ${recoveryHashes}::text[]
      where id = ${personId}`,
  );
}

/** Updates the phone in the staff row of a brand. */
export async function updateStaffPhoneOfPerson(
  tx: Tx,
  merchantId: string,
  { personId, phone }: { personId: string; phone: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update staff set phone = ${phone} where merchant_id = ${merchantId} and person_id = ${personId}`,
  );
}

/** Stores a possible brand of the person, before the brand's staff row confirms it. */
export async function insertPersonBrand(
  tx: Tx,
  { personId, merchantId }: { personId: string; merchantId: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into person_brands (person_id, merchant_id) values (${personId}, ${merchantId})
      on conflict (person_id, merchant_id) do nothing`,
  );
}

/** Returns the possible brands of a person. */
export async function selectPersonBrandIds(tx: Tx, personId: string): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ merchantId: string }>`select merchant_id as "merchantId" from person_brands
      where person_id = ${personId} order by merchant_id limit 100`,
  );
  return found.map(({ merchantId }) => merchantId);
}

/** Returns the staff row of a person in a brand. Undefined if they were removed or are not active. */
export function selectMembership(
  tx: Tx,
  merchantId: string,
  personId: string,
): Promise<StaffRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<StaffRow>`select id, login, name, role, branch_ids as "branchIds" from staff
      where merchant_id = ${merchantId} and person_id = ${personId} and is_active and deleted_at is null`,
  );
}

/** Links a staff row to a person. From then on, only the person's password is valid for it. */
export async function updateMembershipPerson(
  tx: Tx,
  merchantId: string,
  { staffId, personId, phone }: { staffId: string; personId: string; phone: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update staff set person_id = ${personId}, phone = ${phone}, password_hash = null, is_demo = false, pin_tries = 0
      where merchant_id = ${merchantId} and id = ${staffId}`,
  );
}

/** Whether the person is a member of the brand, active or not. Locks the person, so that joins run one after another. */
export async function selectIsMember(tx: Tx, merchantId: string, personId: string): Promise<boolean> {
  await runStatement(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended('membership:' || ${personId}::text, 0))`,
  );
  const found = await queryMaybeOne(
    tx,
    sql<{ id: string }>`select id from staff where merchant_id = ${merchantId} and person_id = ${personId}`,
  );
  return found !== undefined;
}

/** Ends a person's sessions in a brand, including those on devices. */
export async function deleteSessionsOfPerson(tx: Tx, merchantId: string, personId: string): Promise<void> {
  await runStatement(
    tx,
    sql`delete from staff_sessions where merchant_id = ${merchantId} and staff_id in (
        select id from staff where merchant_id = ${merchantId} and person_id = ${personId})`,
  );
}

export interface SessionOrigin {
  createdAt: Date;
  /** Id of the device if the session was opened by PIN, otherwise null. */
  deviceId: string | null;
  /** Id of the platform's person who has this login. Null if the member of staff signs in only by login. */
  personId: string | null;
}

/** Returns the origin of a staff session. */
export function selectSessionOrigin(
  tx: Tx,
  merchantId: string,
  tokenHash: Buffer,
): Promise<SessionOrigin | undefined> {
  return queryMaybeOne(
    tx,
    sql<SessionOrigin>`select t.created_at as "createdAt", t.device_id as "deviceId", s.person_id as "personId"
      from staff_sessions t join staff s on s.merchant_id = ${merchantId} and s.id = t.staff_id
      where t.merchant_id = ${merchantId} and t.token_hash = ${tokenHash}`,
  );
}

export interface PersonFactorRow {
  /** Encrypted secret. Null if no second factor is enabled. */
  secret: string | null;
  pending: string | null;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
}

export function selectPersonFactor(tx: Tx, personId: string): Promise<PersonFactorRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<PersonFactorRow>`select factor_secret as secret, factor_pending as pending,
        cardinality(factor_recovery_hashes) as "recoveryCodes"
      from people where id = ${personId}`,
  );
}

/** Stores a secret that is enabled with its first code. The current secret remains valid until then. */
export async function updatePersonPendingFactor(
  tx: Tx,
  { personId, pending }: { personId: string; pending: string },
): Promise<void> {
  await runStatement(tx, sql`update people set factor_pending = ${pending} where id = ${personId}`);
}

/** Enables the pending secret. False if it was enabled or replaced in the meantime. */
export async function updatePersonFactorConfirmed(
  tx: Tx,
  factor: { personId: string; pending: string; step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const { personId, pending, step, recoveryHashes } = factor;
  const changed = await runStatement(
    tx,
    sql`update people set factor_secret = factor_pending, factor_pending = null, factor_last_step = ${step},
        factor_recovery_hashes = ${recoveryHashes}::text[]
      where id = ${personId} and factor_pending = ${pending}`,
  );
  return changed === 1;
}

/** Marks a TOTP time step of a person's second factor as used. Returns false if this step or a later step was used. */
export async function updatePersonFactorStep(
  tx: Tx,
  { personId, step }: { personId: string; step: number },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update people set factor_last_step = ${step} where id = ${personId} and factor_last_step < ${step}`,
  );
  return changed === 1;
}

/** Marks a recovery code of a person's second factor as used. Returns false if it is invalid or was used before. */
export async function updatePersonRecoveryUsed(
  tx: Tx,
  { personId, hash }: { personId: string; hash: string },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update people set factor_recovery_hashes = array_remove(factor_recovery_hashes, ${hash}::text)
      where id = ${personId} and ${hash}::text = any(factor_recovery_hashes)`,
  );
  return changed === 1;
}

export async function updatePersonFactorOff(tx: Tx, personId: string): Promise<void> {
  await runStatement(
    tx,
    sql`update people set factor_secret = null, factor_pending = null, factor_last_step = 0, factor_recovery_hashes = '{}'
      where id = ${personId}`,
  );
}
