import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { queryOne } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { StaffRole } from "./staff-role.ts";

export interface StaffRow {
  id: string;
  login: string;
  name: string;
  role: StaffRole;
  /** Branches that the member of staff works in. Null: all branches of the brand. */
  branchIds: string[] | null;
}

export interface StaffCredentials extends StaffRow {
  /**
   * Hash of the login's password. Null if an invitation was not accepted yet, or if the person has one password for all
   * brands.
   */
  passwordHash: string | null;
  /** Id of the platform's person who has this login. Null if the member of staff signs in only by login. */
  personId: string | null;
  isActive: boolean;
  /** Whether the demo created the account, with its public password. */
  isDemo: boolean;
  /** IP networks of previous sign-ins, newest first. */
  knownNetworks: string[];
}

/** Returns the brand that a login belongs to. Used before the tenant is determined. */
export async function selectMerchantIdOfLogin(tx: Tx, login: string): Promise<string | undefined> {
  const { rows } = await sql<{ merchantId: string }>`
    select merchant_id as "merchantId" from staff_logins where login = ${login}`.execute(tx);
  return rows[0]?.merchantId;
}

export async function selectStaffByLogin(
  tx: Tx,
  merchantId: string,
  login: string,
): Promise<StaffCredentials | undefined> {
  const { rows } = await sql<StaffCredentials>`
    select id, login, name, role, branch_ids as "branchIds", password_hash as "passwordHash",
      is_active and deleted_at is null as "isActive", is_demo as "isDemo",
      known_networks as "knownNetworks", person_id as "personId"
    from staff where merchant_id = ${merchantId} and login = ${login}`.execute(tx);
  return rows[0];
}

export async function selectStaff(tx: Tx, merchantId: string, id: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    select id, login, name, role, branch_ids as "branchIds" from staff
    where merchant_id = ${merchantId} and id = ${id} and is_active and deleted_at is null`.execute(tx);
  return rows[0];
}

/** Reserves the login for a brand. False if another brand has it. Needs platform rights. */
export async function insertStaffLogin(tx: Tx, login: string, merchantId: string): Promise<boolean> {
  const { rows } = await sql<{ merchantId: string }>`
    insert into staff_logins (login, merchant_id) values (${login}, ${merchantId})
    on conflict (login) do update set login = excluded.login
    returning merchant_id as "merchantId"`.execute(tx);
  return rows[0]?.merchantId === merchantId;
}

export interface StaffFields extends Omit<StaffRow, "branchIds"> {
  merchantId: string;
  /** Hash of the login's own password. Null for the login of a person, whose password is in `people`. */
  passwordHash: string | null;
  /** Person of the platform with a confirmed phone. Omitted: the member of staff signs in only by login. */
  person?: { id: string; phone: string } | null;
  isDemo: boolean;
  now: Date;
}

/**
 * Inserts a staff member. An existing login gets the new name, role and password and is active again.
 * @returns the id of the row. For an existing login, it is the previous id.
 */
export async function insertOrUpdateStaff(tx: Tx, staff: StaffFields): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into staff (merchant_id, id, login, name, role, password_hash, person_id, phone, is_demo, created_at)
    values (${staff.merchantId}, ${staff.id}, ${staff.login}, ${staff.name}, ${staff.role}, ${staff.passwordHash},
      ${staff.person?.id ?? null}, ${staff.person?.phone ?? null}, ${staff.isDemo}, ${staff.now})
    on conflict (merchant_id, login) do update set name = excluded.name, role = excluded.role,
      password_hash = excluded.password_hash, person_id = excluded.person_id, is_demo = excluded.is_demo, is_active = true,
      deleted_at = null
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("no row of staff was written");
  return row.id;
}

export async function insertStaffSession(
  tx: Tx,
  session: {
    merchantId: string;
    tokenHash: Buffer;
    staffId: string;
    /** Browser name as returned by `deviceNameFromUserAgent`. */
    browser: string | null;
    /** Time when the person authenticated, if it was before now. */
    provedAt?: Date;
    now: Date;
    expiresAt: Date;
    /** Paired device on which the session was opened, and its branch. */
    deviceId?: string;
    branchId?: string | null;
  },
): Promise<void> {
  const { deviceId = null, branchId = null, provedAt = session.now } = session;
  await sql`
    insert into staff_sessions (merchant_id, token_hash, id, staff_id, browser, created_at, last_used_at, expires_at,
      device_id, branch_id)
    values (${session.merchantId}, ${session.tokenHash}, ${newId()}, ${session.staffId}, ${session.browser}, ${provedAt},
      ${session.now}, ${session.expiresAt}, ${deviceId}, ${branchId})`.execute(tx);
}

/** Adds an IP network to the staff member's ten newest networks. Writes nothing if it is already the newest one. */
export async function updateKnownNetworks(
  tx: Tx,
  { merchantId, staffId, network }: { merchantId: string; staffId: string; network: string },
): Promise<void> {
  await sql`
    update staff set known_networks = coalesce((array_prepend(${network}::text, array_remove(known_networks, ${network}::text)))[1:10], '{}')
    where merchant_id = ${merchantId} and id = ${staffId} and known_networks[1] is distinct from ${network}`.execute(
    tx,
  );
}

export interface StaffSessionRow extends StaffRow {
  createdAt: Date;
  lastUsedAt: Date;
  /** Paired device on which the session was opened by PIN, and its branch. */
  deviceId: string | null;
  deviceBranchId: string | null;
  deviceName: string | null;
}

/**
 * Returns a valid session of an active member of staff. With `isDemoRefused`, sessions of the demo's staff are invalid.
 */
export async function selectStaffSession(
  tx: Tx,
  ask: { merchantId: string; tokenHash: Buffer; now: Date; isDemoRefused: boolean },
): Promise<StaffSessionRow | undefined> {
  const { rows } = await sql<StaffSessionRow>`
    select s.id, s.login, s.name, s.role, s.branch_ids as "branchIds", t.created_at as "createdAt", t.last_used_at as "lastUsedAt",
      t.device_id as "deviceId", t.branch_id as "deviceBranchId",
      (select d.name from devices d where d.merchant_id = ${ask.merchantId} and d.id = t.device_id) as "deviceName"
    from staff_sessions t join staff s on s.merchant_id = t.merchant_id and s.id = t.staff_id
    where t.merchant_id = ${ask.merchantId} and t.token_hash = ${ask.tokenHash}
      and t.expires_at > ${ask.now} and s.is_active and s.deleted_at is null and not (s.is_demo and ${ask.isDemoRefused}::boolean)`.execute(
    tx,
  );
  return rows[0];
}

export async function updateStaffSession(
  tx: Tx,
  session: { merchantId: string; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update staff_sessions set last_used_at = ${session.now}, expires_at = ${session.expiresAt}
    where merchant_id = ${session.merchantId} and token_hash = ${session.tokenHash}`.execute(tx);
}

export async function deleteStaffSession(tx: Tx, merchantId: string, tokenHash: Buffer): Promise<void> {
  await sql`
    delete from staff_sessions where merchant_id = ${merchantId} and token_hash = ${tokenHash}`.execute(tx);
}

/** Ends all sessions of a member of staff. */
export async function deleteSessionsOfStaff(tx: Tx, merchantId: string, staffId: string): Promise<void> {
  await sql`delete from staff_sessions where merchant_id = ${merchantId} and staff_id = ${staffId}`.execute(
    tx,
  );
}

/** Numbers of sign-in attempts: by login, by address, and by both. */
export interface SignInTryCounts {
  byLogin: number;
  byIp: number;
  byBoth: number;
}

/** Returns the attempts in the window. Locks login and address until the transaction ends. */
export async function selectSignInTryCounts(
  tx: Tx,
  ask: { login: string; ip: string; since: Date },
): Promise<SignInTryCounts> {
  for (const subject of [`login:${ask.login}`, `ip:${ask.ip}`])
    await sql`select pg_advisory_xact_lock(hashtextextended('staff_sign_in:' || ${subject}::text, 0))`.execute(
      tx,
    );
  await sql`delete from staff_sign_in_tries where tried_at <= ${ask.since}`.execute(tx);
  return queryOne(
    tx,
    sql<SignInTryCounts>`
      select count(*) filter (where login = ${ask.login})::int as "byLogin",
        count(*) filter (where ip = ${ask.ip})::int as "byIp",
        count(*) filter (where login = ${ask.login} and ip = ${ask.ip})::int as "byBoth"
      from staff_sign_in_tries where login = ${ask.login} or ip = ${ask.ip}`,
  );
}

export async function insertSignInTry(
  tx: Tx,
  tried: { id: string; login: string; ip: string; now: Date },
): Promise<void> {
  await sql`
    insert into staff_sign_in_tries (id, login, ip, tried_at)
    values (${tried.id}, ${tried.login}, ${tried.ip}, ${tried.now})`.execute(tx);
}

/** Resets the attempts of a login after a successful sign-in. */
export async function deleteSignInTries(tx: Tx, login: string): Promise<void> {
  await sql`delete from staff_sign_in_tries where login = ${login}`.execute(tx);
}
