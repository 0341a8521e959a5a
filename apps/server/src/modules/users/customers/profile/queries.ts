import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import type { endpoints } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/index.ts";

interface CustomerKey {
  merchantId: string;
  userId: string;
}

export type ProfileChange = EndpointParsedInput<typeof endpoints.changeProfile>["body"];

const profileColumnByField = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  gender: "gender",
  birthday: "birthday",
  language: "language",
} as const satisfies Record<keyof ProfileChange, string>;

/** Writes the given fields of a customer's profile. Null and "" clear a field. */
export async function updateProfile(
  tx: Tx,
  { merchantId, userId }: CustomerKey,
  { change, now }: { change: ProfileChange; now: Date },
): Promise<void> {
  const sent = (Object.keys(profileColumnByField) as (keyof ProfileChange)[]).filter(
    (name) => change[name] !== undefined,
  );
  const sets = sent.map((name) => sql`${sql.ref(profileColumnByField[name])} = ${change[name] || null}`);
  await sql`
    update users set ${sql.join([...sets, sql`updated_at = ${now}`])}
    where merchant_id = ${merchantId} and id = ${userId}`.execute(tx);
}

/** Sets or removes the key of the photo. @returns the previous key */
export async function updateCustomerPhoto(
  tx: Tx,
  { merchantId, userId }: CustomerKey,
  { image, now }: { image: string | null; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ image: string | null }>`
    with old as (select id, image from users where merchant_id = ${merchantId} and id = ${userId} for update)
    update users u set image = ${image}, updated_at = ${now} from old
    where u.merchant_id = ${merchantId} and u.id = old.id returning old.image`.execute(tx);
  return rows[0]?.image ?? null;
}

/** Returns the time when the session was opened by a code. */
export async function selectSignInTime(
  tx: Tx,
  merchantId: string,
  tokenHash: Buffer,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from sessions
    where merchant_id = ${merchantId} and token_hash = ${tokenHash}`.execute(tx);
  return rows[0]?.at;
}

export async function selectIsPhoneTaken(
  tx: Tx,
  { merchantId, userId }: CustomerKey,
  phone: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where merchant_id = ${merchantId} and phone = ${phone} and id <> ${userId}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Sets the phone. @returns the previous phone */
export async function updateCustomerPhone(
  tx: Tx,
  { merchantId, userId }: CustomerKey,
  { phone, now }: { phone: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ phone: string | null }>`
    with old as (select id, phone from users where merchant_id = ${merchantId} and id = ${userId} for update)
    update users u set phone = ${phone}, updated_at = ${now} from old
    where u.merchant_id = ${merchantId} and u.id = old.id returning old.phone`.execute(tx);
  return rows[0]?.phone ?? null;
}

export async function insertPhoneChange(
  tx: Tx,
  { merchantId, userId }: CustomerKey,
  change: { id: string; oldPhone: string | null; phone: string; at: Date },
): Promise<void> {
  await sql`
    insert into phone_changes (merchant_id, user_id, id, old_phone, phone, changed_at)
    values (${merchantId}, ${userId}, ${change.id}, ${change.oldPhone}, ${change.phone}, ${change.at})`.execute(
    tx,
  );
}

/** Ends the customer's sessions, except the current one. */
export async function deleteOtherSessionsOfCustomer(
  tx: Tx,
  { merchantId, userId }: CustomerKey,
  except: Buffer | null,
): Promise<void> {
  await sql`
    delete from sessions where merchant_id = ${merchantId} and user_id = ${userId}
      and (${except}::bytea is null or token_hash <> ${except}::bytea)`.execute(tx);
}

/**
 * Deletes the personal data of an account. The row remains, because orders refer to it.
 * @returns the key of the photo, or undefined if the account was deleted already
 */
export async function updateUserAnonymous(
  tx: Tx,
  { merchantId, userId }: CustomerKey,
  now: Date,
): Promise<{ image: string | null } | undefined> {
  const { rows } = await sql<{ image: string | null; phone: string | null }>`
    with old as (
      select id, image, phone from users
      where merchant_id = ${merchantId} and id = ${userId} and deleted_at is null for update
    )
    update users u set phone = null, first_name = null, last_name = null, email = null, gender = null, birthday = null,
      image = null, staff_note = null, blocked_reason = null, is_active = false, deleted_at = ${now}, updated_at = ${now} from old
    where u.merchant_id = ${merchantId} and u.id = old.id returning old.image, old.phone`.execute(tx);
  const [old] = rows;
  if (!old) return undefined;
  await sql`delete from phone_changes where merchant_id = ${merchantId} and user_id = ${userId}`.execute(tx);
  await sql`delete from addresses where merchant_id = ${merchantId} and user_id = ${userId}`.execute(tx);
  await sql`delete from one_time_codes where merchant_id = ${merchantId} and phone = ${old.phone}`.execute(
    tx,
  );
  return { image: old.image };
}
