import { sql } from "kysely";
import { maybeOne, run, type Tx } from "../../../platform/database/index.ts";

/** What a member of staff proves himself by. */
export interface OwnRow {
  login: string;
  /** Null: was invited and has not come yet, or has the password of all his brands. */
  passwordHash: string | null;
  /** Whose membership it is; null: he signs in by the login alone. */
  personId: string | null;
  /** That he signs in by, or is invited by. */
  phone: string | null;
  /** Where he has signed in from, the newest first. */
  knownNetworks: string[];
}

export function selectOwn(tx: Tx, merchantId: string, id: string): Promise<OwnRow | undefined> {
  return maybeOne(
    tx,
    sql<OwnRow>`select login, password_hash as "passwordHash", person_id as "personId", phone, known_networks as "knownNetworks" from staff
      where merchant_id = ${merchantId} and id = ${id} and is_active and deleted_at is null`,
  );
}

/** His name, and what it was; nobody else changes it meanwhile. */
export async function updateOwnName(
  tx: Tx,
  merchantId: string,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<string | undefined> {
  const before = await maybeOne(
    tx,
    sql<{ name: string }>`select name from staff where merchant_id = ${merchantId} and id = ${id} for update`,
  );
  if (before && before.name !== name)
    await run(
      tx,
      sql`update staff set name = ${name}, version = version + 1, changed_by = ${id}, changed_at = ${now}
        where merchant_id = ${merchantId} and id = ${id}`,
    );
  return before?.name;
}

/** A new password in the place of the one that he proved; false: it was changed meanwhile. */
export async function updateOwnPassword(
  tx: Tx,
  merchantId: string,
  { id, present, next }: { id: string; present: string; next: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update staff set password_hash = ${next}, is_demo = false, pin_tries = 0
      where merchant_id = ${merchantId} and id = ${id} and password_hash = ${present}`,
  );
  return changed === 1;
}

/** Makes a login somebody's membership, by the password that it has; false: that was changed meanwhile. */
export async function updateOwnPerson(
  tx: Tx,
  merchantId: string,
  { id, personId, phone, present }: { id: string; personId: string; phone: string; present: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update staff set person_id = ${personId}, phone = ${phone}, password_hash = null
      where merchant_id = ${merchantId} and id = ${id} and person_id is null and password_hash = ${present}`,
  );
  return changed === 1;
}

/** Ends every session of his but the one that he asks from. */
export async function deleteOtherSessions(
  tx: Tx,
  merchantId: string,
  { id, tokenHash }: { id: string; tokenHash: Buffer },
): Promise<void> {
  await run(
    tx,
    sql`delete from staff_sessions
      where merchant_id = ${merchantId} and staff_id = ${id} and token_hash <> ${tokenHash}`,
  );
}
