import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/index.ts";

/** A member of staff as people with the right to manage staff see them. */
export interface PersonRow {
  id: string;
  login: string;
  name: string;
  role: StaffRole;
  branchIds: string[] | null;
  isActive: boolean;
  /** Phone of the invitation, or the phone confirmed when it was accepted. */
  phone: string | null;
  /** Whether the person signs in by phone with a password for all their brands, which no single brand can reset. */
  hasOwnPassword: boolean;
  hasCome: boolean;
  invitedUntil: Date | null;
  sessions: number;
  lastSeenAt: Date | null;
  version: number;
  changedAt: Date;
  changedBy: string | null;
}

const peopleQuery = (merchantId: string, now: Date) => sql`
  select p.id, p.login, p.name, p.role, p.branch_ids as "branchIds", p.is_active as "isActive",
    p.phone, p.person_id is not null as "hasOwnPassword",
    p.password_hash is not null or p.person_id is not null as "hasCome",
    (select i.expires_at from invitations i where i.merchant_id = ${merchantId} and i.staff_id = p.id
      and i.expires_at > ${now}) as "invitedUntil",
    (select count(*)::int from staff_sessions t where t.merchant_id = ${merchantId} and t.staff_id = p.id
      and t.expires_at > ${now}) as sessions,
    (select max(t.last_used_at) from staff_sessions t where t.merchant_id = ${merchantId}
      and t.staff_id = p.id) as "lastSeenAt",
    p.version, p.changed_at as "changedAt",
    (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = p.changed_by) as "changedBy"
  from staff p where p.merchant_id = ${merchantId} and p.deleted_at is null`;

/** Returns all people of the brand, by name. */
export async function selectPeople(tx: Tx, merchantId: string, now: Date): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    ${peopleQuery(merchantId, now)} order by p.is_active desc, lower(p.name), p.id limit 1000`.execute(tx);
  return rows;
}

export async function selectPerson(
  tx: Tx,
  merchantId: string,
  { id, now }: { id: string; now: Date },
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`${peopleQuery(merchantId, now)} and p.id = ${id}`.execute(tx);
  return rows[0];
}

/** Locks a member of staff until the transaction ends. */
export async function selectPersonForUpdate(tx: Tx, merchantId: string, id: string): Promise<void> {
  await sql`select id from staff where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx);
}

/** Returns how many of these branches belong to the brand. */
export async function selectBranchCount(tx: Tx, merchantId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from branches
    where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface PersonChangeStamp {
  by: string;
  now: Date;
}

export type StaffPersonChange = Pick<PersonRow, "name" | "role" | "branchIds">;

/**
 * Adds a member of staff without a password, or adds a removed one again. They are not linked to a person yet. @returns
 * null if the login is taken
 */
export async function insertPerson(
  tx: Tx,
  merchantId: string,
  person: StaffPersonChange & PersonChangeStamp & { id: string; login: string; phone: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into staff as p (merchant_id, id, login, name, phone, role, branch_ids, created_at, changed_at, changed_by)
    values (${merchantId}, ${person.id}, ${person.login}, ${person.name}, ${person.phone}, ${person.role},
      ${person.branchIds}::uuid[], ${person.now}, ${person.now}, ${person.by})
    on conflict (merchant_id, login) do update set name = excluded.name, role = excluded.role,
      branch_ids = excluded.branch_ids, phone = excluded.phone, person_id = null, password_hash = null, known_networks = '{}', is_active = true,
      version = p.version + 1, changed_at = excluded.changed_at, changed_by = excluded.changed_by, deleted_at = null
    where p.deleted_at is not null returning p.id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function updatePerson(
  tx: Tx,
  merchantId: string,
  person: StaffPersonChange & PersonChangeStamp & { id: string; isActive: boolean },
): Promise<void> {
  await sql`
    update staff set name = ${person.name}, role = ${person.role}, branch_ids = ${person.branchIds}::uuid[],
      is_active = ${person.isActive}, version = version + 1, changed_at = ${person.now}, changed_by = ${person.by}
    where merchant_id = ${merchantId} and id = ${person.id}`.execute(tx);
}

/** Removes a member of staff from the brand. Their name remains in the history. */
export async function updatePersonRemoved(
  tx: Tx,
  merchantId: string,
  { id, by, now }: PersonChangeStamp & { id: string },
): Promise<void> {
  await sql`
    update staff set is_active = false, password_hash = null, pin_hash = null, person_id = null, phone = null, version = version + 1, changed_at = ${now},
      changed_by = ${by}, deleted_at = ${now}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Stores the invitation link of a member of staff. It invalidates the previous link. */
export async function insertOrUpdateInvitation(
  tx: Tx,
  merchantId: string,
  invitation: { staffId: string; tokenHash: Buffer; by: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into invitations (merchant_id, staff_id, token_hash, made_by, expires_at)
    values (${merchantId}, ${invitation.staffId}, ${invitation.tokenHash}, ${invitation.by}, ${invitation.expiresAt})
    on conflict (merchant_id, staff_id) do update set token_hash = excluded.token_hash, made_by = excluded.made_by,
      expires_at = excluded.expires_at`.execute(tx);
}

export async function deleteInvitation(tx: Tx, merchantId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from invitations where merchant_id = ${merchantId} and staff_id = ${staffId}
    returning staff_id`.execute(tx);
  return rows.length > 0;
}

export interface InvitedStaffRow {
  id: string;
  login: string;
  name: string;
  role: StaffRole;
  branchIds: string[] | null;
  /** Whether an earlier invitation was accepted. */
  hasCome: boolean;
  /** Phone number that the invited person has to confirm. Null if the invitation link alone is enough. */
  phone: string | null;
}

/** Returns the invited member of staff of a valid link. */
export async function selectInvitedStaff(
  tx: Tx,
  { merchantId, tokenHash, now }: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<InvitedStaffRow | undefined> {
  const { rows } = await sql<InvitedStaffRow>`
    select s.id, s.login, s.name, s.role, s.branch_ids as "branchIds", s.phone,
      s.password_hash is not null or s.person_id is not null as "hasCome"
    from invitations i join staff s on s.merchant_id = ${merchantId} and s.id = i.staff_id
    where i.merchant_id = ${merchantId} and i.token_hash = ${tokenHash} and i.expires_at > ${now}
      and s.is_active and s.deleted_at is null`.execute(tx);
  return rows[0];
}

export async function updateStaffPassword(
  tx: Tx,
  merchantId: string,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<void> {
  await sql`
    update staff set password_hash = ${passwordHash}, is_demo = false, pin_tries = 0
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}
