import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import type { endpoints } from "@dasturxon/contract";
import type { Address, User } from "@dasturxon/contract/users";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";

export interface OneTimeCodeRow {
  merchantId: string;
  phone: string;
  purpose: string;
  codeHash: Buffer;
  language: string;
  sentAt: Date;
  expiresAt: Date;
}

/** Stores the new code. It replaces the phone's previous code. */
export async function insertOrUpdateOneTimeCode(tx: Tx, code: OneTimeCodeRow): Promise<void> {
  await sql`
    insert into one_time_codes (merchant_id, phone, purpose, code_hash, attempts, language, sent_at, expires_at, used_at)
    values (${code.merchantId}, ${code.phone}, ${code.purpose}, ${code.codeHash}, 0, ${code.language},
      ${code.sentAt}, ${code.expiresAt}, null)
    on conflict (merchant_id, phone, purpose) do update set code_hash = excluded.code_hash, attempts = 0,
      language = excluded.language, sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null`.execute(
    tx,
  );
}

export interface OneTimeCodeLookup {
  merchantId: string;
  phone: string;
  purpose: string;
  now: Date;
  maxTries: number;
}

/**
 * Counts an attempt and returns the hash of the code. Undefined if there is no code, it has expired or was used, or all
 * attempts are used.
 */
export async function updateCodeAttempts(
  tx: Tx,
  ask: OneTimeCodeLookup,
): Promise<{ codeHash: Buffer; language: string } | undefined> {
  const { rows } = await sql<{ codeHash: Buffer; language: string }>`
    update one_time_codes set attempts = attempts + 1
    where merchant_id = ${ask.merchantId} and phone = ${ask.phone} and purpose = ${ask.purpose}
      and used_at is null and expires_at > ${ask.now} and attempts < ${ask.maxTries}
    returning code_hash as "codeHash", language`.execute(tx);
  return rows[0];
}

/** Returns the expiry of the phone's valid code. Null if there is none. */
export async function selectCodeExpiry(tx: Tx, ask: OneTimeCodeLookup): Promise<Date | null> {
  const { rows } = await sql<{ expiresAt: Date }>`
    select expires_at as "expiresAt" from one_time_codes
    where merchant_id = ${ask.merchantId} and phone = ${ask.phone} and purpose = ${ask.purpose}
      and used_at is null and expires_at > ${ask.now} and attempts < ${ask.maxTries}`.execute(tx);
  return rows[0]?.expiresAt ?? null;
}

/** Whether a customer has this phone. */
export async function selectIsPhoneOfCustomer(tx: Tx, merchantId: string, phone: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where merchant_id = ${merchantId} and phone = ${phone}`.execute(tx);
  return rows.length > 0;
}

export async function updateOneTimeCodeUsed(tx: Tx, ask: OneTimeCodeLookup): Promise<void> {
  await sql`
    update one_time_codes set used_at = ${ask.now}
    where merchant_id = ${ask.merchantId} and phone = ${ask.phone} and purpose = ${ask.purpose}`.execute(tx);
}

export interface UserRow extends Omit<User, "role" | "createdDate" | "lastModifiedDate"> {
  createdAt: Date;
  updatedAt: Date;
  isActive: boolean;
}

/** Columns of a user with the alias `u`. The phone of an anonymized customer is an empty text. */
const buildUserColumns = (merchantId: string) => sql`
  u.id, u.merchant_id as "merchantId", u.first_name as "firstName", u.last_name as "lastName",
  coalesce(u.phone, '') as phone, u.language,
  u.email, u.gender, u.birthday, u.image, u.is_active as "isActive", u.created_at as "createdAt",
  u.updated_at as "updatedAt",
  coalesce((select b.balance from cashback_balances b where b.merchant_id = ${merchantId} and b.user_id = u.id), 0)::float8
    as cashback`;

/** Returns the customer with a phone. Creates the customer at the first sign-in. */
export async function insertOrSelectUser(
  tx: Tx,
  user: { merchantId: string; id: string; phone: string; language: string; now: Date },
): Promise<UserRow> {
  await sql`
    insert into users (merchant_id, id, phone, language, created_at, updated_at)
    values (${user.merchantId}, ${user.id}, ${user.phone}, ${user.language}, ${user.now}, ${user.now})
    on conflict (merchant_id, phone) do nothing`.execute(tx);
  const { rows } = await sql<UserRow>`
    select ${buildUserColumns(user.merchantId)} from users u
    where u.merchant_id = ${user.merchantId} and u.phone = ${user.phone}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error("a customer that was just written is not there");
  return found;
}

export async function selectUser(tx: Tx, merchantId: string, userId: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${buildUserColumns(merchantId)} from users u where u.merchant_id = ${merchantId} and u.id = ${userId}`.execute(
    tx,
  );
  return rows[0];
}

/** Sets the names of a customer who has none. */
export async function updateCustomerMissingNames(
  tx: Tx,
  names: {
    merchantId: string;
    userId: string;
    firstName: string | null;
    lastName: string | null;
    now: Date;
  },
): Promise<void> {
  await sql`
    update users set first_name = ${names.firstName}, last_name = ${names.lastName}, updated_at = ${names.now}
    where merchant_id = ${names.merchantId} and id = ${names.userId} and first_name is null and last_name is null`.execute(
    tx,
  );
}

export interface NewCustomerSessionRow {
  merchantId: string;
  tokenHash: Buffer;
  userId: string;
  /** Secret of the table that the session belongs to. Null: a session of a customer with a phone. */
  tableSecret: string | null;
  now: Date;
  expiresAt: Date;
}

/** Inserts a session and deletes the customer's expired sessions. */
export async function insertCustomerSession(tx: Tx, session: NewCustomerSessionRow): Promise<void> {
  await sql`
    delete from sessions
    where merchant_id = ${session.merchantId} and user_id = ${session.userId} and expires_at <= ${session.now}`.execute(
    tx,
  );
  await sql`
    insert into sessions (merchant_id, token_hash, user_id, table_secret, created_at, last_used_at, expires_at)
    values (${session.merchantId}, ${session.tokenHash}, ${session.userId}, ${session.tableSecret}, ${session.now},
      ${session.now}, ${session.expiresAt})`.execute(tx);
}

export interface CustomerSessionRow {
  userId: string;
  /** Whether the session belongs to a guest without a phone, at a table. */
  isTableGuest: boolean;
  name: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/**
 * Returns a valid session of an active customer. The session of a table guest is valid while the table has the secret
 * with which it was opened.
 */
export async function selectCustomerSession(
  tx: Tx,
  ask: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<CustomerSessionRow | undefined> {
  const { rows } = await sql<CustomerSessionRow>`
    select s.user_id as "userId", u.first_name as name, s.created_at as "createdAt", s.last_used_at as "lastUsedAt",
      u.table_id is not null as "isTableGuest"
    from sessions s join users u on u.merchant_id = s.merchant_id and u.id = s.user_id
    where s.merchant_id = ${ask.merchantId} and s.token_hash = ${ask.tokenHash}
      and s.expires_at > ${ask.now} and u.is_active and u.deleted_at is null
      and (u.table_id is null or exists (select from dining_tables d where d.merchant_id = ${ask.merchantId}
        and d.id = u.table_id and d.secret = s.table_secret and d.is_active and d.deleted_at is null))`.execute(
    tx,
  );
  return rows[0];
}

export async function updateCustomerSession(
  tx: Tx,
  session: { merchantId: string; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update sessions set last_used_at = ${session.now}, expires_at = ${session.expiresAt}
    where merchant_id = ${session.merchantId} and token_hash = ${session.tokenHash}`.execute(tx);
}

export async function deleteCustomerSession(tx: Tx, merchantId: string, tokenHash: Buffer): Promise<void> {
  await sql`delete from sessions where merchant_id = ${merchantId} and token_hash = ${tokenHash}`.execute(tx);
}

/** Ends all sessions of a customer. */
export async function deleteSessionsOfCustomer(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await sql`delete from sessions where merchant_id = ${merchantId} and user_id = ${userId}`.execute(tx);
}

export interface AddressRow extends Omit<Address, "createdDate" | "lastModifiedDate"> {
  createdAt: Date;
  updatedAt: Date;
}

const addressColumns = sql`
  id, type, name, street_name as "streetName", house_number as "houseNumber", description, comment, details,
  latitude, longitude, city_id as "cityId", created_at as "createdAt", updated_at as "updatedAt"`;

export async function selectAddresses(tx: Tx, merchantId: string, userId: string): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select ${addressColumns} from addresses
    where merchant_id = ${merchantId} and user_id = ${userId} order by updated_at desc, id`.execute(tx);
  return rows;
}

/** Locks the customer, so that concurrent saves of one address create only one row [AD-9, AD-10]. */
export async function selectUserForUpdate(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await sql`select 1 from users where merchant_id = ${merchantId} and id = ${userId} for update`.execute(tx);
}

export type ParsedAddress = EndpointParsedInput<typeof endpoints.addAddress>["body"];

export interface AddressChange {
  merchantId: string;
  userId: string;
  id: string;
  body: ParsedAddress;
  now: Date;
}

export async function insertAddress(
  tx: Tx,
  { merchantId, userId, id, body, now }: AddressChange,
): Promise<AddressRow> {
  const { rows } = await sql<AddressRow>`
    insert into addresses (merchant_id, id, user_id, type, name, street_name, house_number, description, comment,
      details, latitude, longitude, city_id, created_at, updated_at)
    values (${merchantId}, ${id}, ${userId}, ${body.type}, ${body.name ?? null}, ${body.streetName},
      ${body.houseNumber ?? null}, ${body.description ?? null}, ${body.comment ?? null},
      ${JSON.stringify(body.details ?? {})}::jsonb, ${body.latitude}, ${body.longitude}, ${body.cityId ?? null},
      ${now}, ${now})
    returning ${addressColumns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an insert always returns its row");
  return row;
}

/** Updates an address. Undefined if it does not belong to this customer. */
export async function updateAddress(
  tx: Tx,
  { merchantId, userId, id, body, now }: AddressChange,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    update addresses set type = ${body.type}, name = ${body.name ?? null}, street_name = ${body.streetName},
      house_number = ${body.houseNumber ?? null}, description = ${body.description ?? null},
      comment = ${body.comment ?? null}, details = ${JSON.stringify(body.details ?? {})}::jsonb,
      latitude = ${body.latitude}, longitude = ${body.longitude}, city_id = ${body.cityId ?? null}, updated_at = ${now}
    where merchant_id = ${merchantId} and user_id = ${userId} and id = ${id}
    returning ${addressColumns}`.execute(tx);
  return rows[0];
}

export async function deleteAddress(
  tx: Tx,
  ask: { merchantId: string; userId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from addresses
    where merchant_id = ${ask.merchantId} and user_id = ${ask.userId} and id = ${ask.id} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
