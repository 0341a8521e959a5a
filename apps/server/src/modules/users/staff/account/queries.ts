import { sql } from "kysely";
import { queryMaybeOne, runStatement, type Tx } from "../../../../platform/database/index.ts";

/** Credentials of a member of staff. */
export interface OwnCredentialsRow {
  login: string;
  /**
   * Hash of the login's password. Null if an invitation was not accepted yet, or if the person has one password for all
   * brands.
   */
  passwordHash: string | null;
  /** Id of the platform's person who has this login. Null if the member of staff signs in only by login. */
  personId: string | null;
  /** Phone for signing in or for the invitation. */
  phone: string | null;
  /** IP networks of previous sign-ins, newest first. */
  knownNetworks: string[];
}

export function selectOwnCredentials(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<OwnCredentialsRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<OwnCredentialsRow>`select login, password_hash as "passwordHash", person_id as "personId", phone, known_networks as "knownNetworks" from staff
      where merchant_id = ${merchantId} and id = ${id} and is_active and deleted_at is null`,
  );
}

/** Changes the name of a member of staff and returns the previous name. Locks the row until the transaction ends. */
export async function updateOwnName(
  tx: Tx,
  merchantId: string,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<string | undefined> {
  const before = await queryMaybeOne(
    tx,
    sql<{ name: string }>`select name from staff where merchant_id = ${merchantId} and id = ${id} for update`,
  );
  if (before && before.name !== name)
    await runStatement(
      tx,
      sql`update staff set name = ${name}, version = version + 1, changed_by = ${id}, changed_at = ${now}
        where merchant_id = ${merchantId} and id = ${id}`,
    );
  return before?.name;
}

/** Replaces the password that was checked. False if it was changed in the meantime. */
export async function updateOwnPassword(
  tx: Tx,
  merchantId: string,
  { id, present, next }: { id: string; present: string; next: string },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update staff set password_hash = ${next}, is_demo = false, pin_tries = 0
      where merchant_id = ${merchantId} and id = ${id} and password_hash = ${present}`,
  );
  return changed === 1;
}

/** Links a login to a person and removes its own password. False if that password was changed in the meantime. */
export async function updateOwnPersonId(
  tx: Tx,
  merchantId: string,
  { id, personId, phone, present }: { id: string; personId: string; phone: string; present: string },
): Promise<boolean> {
  const changed = await runStatement(
    tx,
    sql`update staff set person_id = ${personId}, phone = ${phone}, password_hash = null
      where merchant_id = ${merchantId} and id = ${id} and person_id is null and password_hash = ${present}`,
  );
  return changed === 1;
}

/** Ends all sessions of the member of staff except the current one. */
export async function deleteOtherSessions(
  tx: Tx,
  merchantId: string,
  { id, tokenHash }: { id: string; tokenHash: Buffer },
): Promise<void> {
  await runStatement(
    tx,
    sql`delete from staff_sessions
      where merchant_id = ${merchantId} and staff_id = ${id} and token_hash <> ${tokenHash}`,
  );
}
