import type { PlatformAction } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import { queryMaybeOne, queryOne, queryRows, runStatement, type Tx } from "../../platform/database/index.ts";

/**
 * Queries for administrators. All but the last two require the platform's database role, because administrators belong
 * to no brand.
 */

export interface AdministratorRow {
  id: string;
  login: string;
  name: string;
}

export interface AdministratorCredentials extends AdministratorRow {
  passwordHash: string;
  /** Encrypted secret of the second factor. Null for the demo's administrator. */
  factor: string | null;
  isActive: boolean;
  isDemo: boolean;
  knownNetworks: string[];
}

export function selectAdministrator(tx: Tx, login: string): Promise<AdministratorCredentials | undefined> {
  return queryMaybeOne(
    tx,
    sql<AdministratorCredentials>`
      select id, login, name, password_hash as "passwordHash", factor, is_active as "isActive", is_demo as "isDemo",
        known_networks as "knownNetworks"
      from platform_admins where login = ${login}`,
  );
}

export function selectAdministratorExists(tx: Tx): Promise<{ has: boolean }> {
  return queryOne(
    tx,
    sql<{ has: boolean }>`select exists (select from platform_admins where is_active and not is_demo) as has`,
  );
}

/** Inserts an administrator. An existing login gets the new name, password and second factor, and is activated. */
export async function insertOrUpdateAdministrator(
  tx: Tx,
  admin: AdministratorRow & {
    passwordHash: string;
    factor: string | null;
    isDemo: boolean;
    now: Date;
  },
): Promise<void> {
  const { id, login, name, passwordHash, factor, isDemo, now } = admin;
  await sql`
    insert into platform_admins (id, login, name, password_hash, factor, is_demo, created_at)
    values (${id}, ${login}, ${name}, ${passwordHash}, ${factor}, ${isDemo}, ${now})
    on conflict (login) do update set name = excluded.name, password_hash = excluded.password_hash,
      factor = excluded.factor, factor_step = 0, is_demo = excluded.is_demo, is_active = true`.execute(tx);
}

export async function updateAdministratorSwitchedOff(tx: Tx, login: string): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`update platform_admins set is_active = false where login = ${login} and is_active`,
  );
  return written === 1;
}

/** Marks a time step of the second factor as used. False if this step or a later one was used. */
export async function updateLastUsedFactorStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`update platform_admins set factor_step = ${step} where id = ${id} and factor_step < ${step}`,
  );
  return written === 1;
}

/** Adds the IP network of a sign-in to the administrator's known networks, of which the ten newest are kept. */
export async function updateAdministratorKnownNetworks(tx: Tx, id: string, network: string): Promise<void> {
  await sql`
    update platform_admins set known_networks =
      coalesce((array_prepend(${network}::text, array_remove(known_networks, ${network}::text)))[1:10], '{}')
    where id = ${id} and known_networks[1] is distinct from ${network}`.execute(tx);
}

/** Inserts a session. Deletes expired sessions. */
export async function insertPlatformSession(
  tx: Tx,
  session: { tokenHash: Buffer; adminId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, adminId, now, expiresAt } = session;
  await sql`delete from platform_sessions where expires_at <= ${now}`.execute(tx);
  await sql`
    insert into platform_sessions (token_hash, admin_id, created_at, last_used_at, expires_at)
    values (${tokenHash}, ${adminId}, ${now}, ${now}, ${expiresAt})`.execute(tx);
}

export interface PlatformSessionRow extends AdministratorRow {
  createdAt: Date;
  lastUsedAt: Date;
}

/** Returns a valid session of an active administrator. With `isDemoRefused`, sessions of the demo's administrator are invalid. */
export function selectPlatformSession(
  tx: Tx,
  ask: { tokenHash: Buffer; now: Date; isDemoRefused: boolean },
): Promise<PlatformSessionRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<PlatformSessionRow>`
      select a.id, a.login, a.name, t.created_at as "createdAt", t.last_used_at as "lastUsedAt"
      from platform_sessions t join platform_admins a on a.id = t.admin_id
      where t.token_hash = ${ask.tokenHash} and t.expires_at > ${ask.now} and a.is_active
        and not (a.is_demo and ${ask.isDemoRefused}::boolean)`,
  );
}

export async function updatePlatformSessionUsed(
  tx: Tx,
  session: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update platform_sessions set last_used_at = ${session.now}, expires_at = ${session.expiresAt}
    where token_hash = ${session.tokenHash}`.execute(tx);
}

export async function deletePlatformSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await sql`delete from platform_sessions where token_hash = ${tokenHash}`.execute(tx);
}

/** Ends all sessions of an administrator. */
export async function deletePlatformSessions(tx: Tx, adminId: string): Promise<void> {
  await sql`delete from platform_sessions where admin_id = ${adminId}`.execute(tx);
}

export interface NewPlatformAct {
  id: string;
  at: Date;
  adminId: string;
  ip: string;
  kind: PlatformAction["kind"];
  brandId: string | null;
  words: TextByLanguage | null;
  requestId: string;
}

export async function insertPlatformAct(tx: Tx, act: NewPlatformAct): Promise<void> {
  const words = act.words && JSON.stringify(act.words);
  await sql`
    insert into platform_acts (id, at, admin_id, ip, kind, brand_id, words, request_id)
    values (${act.id}, ${act.at}, ${act.adminId}, ${act.ip}, ${act.kind}, ${act.brandId}, ${words}::jsonb,
      ${act.requestId})`.execute(tx);
}

export interface PlatformActRow {
  id: string;
  at: Date;
  kind: PlatformAction["kind"];
  by: string;
  brandId: string | null;
  brandKey: string | null;
  words: TextByLanguage | null;
}

const MAX_LISTED_ADMINISTRATOR_ACTS = 100;

/** Returns administrators' acts on one brand, newest first. `brandId` null: all acts. */
export function selectPlatformActs(tx: Tx, brandId: string | null): Promise<PlatformActRow[]> {
  const ofBrand = brandId === null ? sql`true` : sql`a.brand_id = ${brandId}`;
  return queryRows(
    tx,
    sql<PlatformActRow>`
      select a.id, a.at, a.kind, p.name as by, a.brand_id as "brandId", m.key as "brandKey", a.words
      from platform_acts a join platform_admins p on p.id = a.admin_id
      left join merchants m on m.merchant_id = a.brand_id
      where ${ofBrand} order by a.at desc, a.id desc limit ${MAX_LISTED_ADMINISTRATOR_ACTS}`,
  );
}

export interface DatabaseState {
  version: string;
  bytes: number;
  count: number;
  last: string;
  at: Date;
}

/** Returns the database's version and size, and its last migration. */
export function selectDatabaseState(tx: Tx): Promise<DatabaseState> {
  return queryOne(
    tx,
    sql<DatabaseState>`
      select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database())::float8 as bytes,
        count(*)::int as count, max(name) as last, max(applied_at) as at
      from migrations`,
  );
}

/** Returns the number of active and of blocked brands. */
export function selectBrandCounts(tx: Tx): Promise<{ open: number; blocked: number }> {
  return queryOne(
    tx,
    sql<{ open: number; blocked: number }>`
      select count(*) filter (where is_active)::int as open, count(*) filter (where not is_active)::int as blocked
      from merchants where deleted_at is null`,
  );
}

/** Returns the brand's owners. Requires a transaction of the brand. */
export function selectBrandOwners(tx: Tx, merchantId: string): Promise<{ name: string; login: string }[]> {
  return queryRows(
    tx,
    sql<{ name: string; login: string }>`
      select name, login from staff
      where merchant_id = ${merchantId} and role = 'owner' and is_active and deleted_at is null
      order by created_at, login limit 20`,
  );
}

/** Returns the number of orders since `since` and the time of the last order. Requires a transaction of the brand. */
export function selectOrderActivity(
  tx: Tx,
  merchantId: string,
  since: Date,
): Promise<{ ordersInWeek: number; lastOrderAt: Date | null }> {
  return queryOne(
    tx,
    sql<{ ordersInWeek: number; lastOrderAt: Date | null }>`
      select
        (select count(*)::int from orders where merchant_id = ${merchantId} and created_at > ${since} and not is_test) as "ordersInWeek",
        (select max(created_at) from orders where merchant_id = ${merchantId} and not is_test) as "lastOrderAt"`,
  );
}
