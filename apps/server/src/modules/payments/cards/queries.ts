import type { CardBrand } from "@dasturxon/domain/card-number";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** A customer's card, with its token encrypted. */
export interface CardRow {
  id: string;
  userId: string;
  provider: string;
  sealed: string;
  mask: string;
  expiry: string;
  brand: CardBrand;
  state: "added" | "confirmed" | "removed";
  codeAt: Date;
  preferredAt: Date;
}

/** Identifies a saved card by its customer and its id. A card of another customer does not match. */
export interface CardOfCustomer {
  userId: string;
  id: string;
}

const cardColumns = sql`id, user_id as "userId", provider, sealed, mask, expiry, brand, state, code_at as "codeAt",
  preferred_at as "preferredAt"`;

/** Returns a customer's confirmed cards, the preferred one first. */
export async function selectCards(tx: Tx, merchantId: string, userId: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from saved_cards
    where merchant_id = ${merchantId} and user_id = ${userId} and state = 'confirmed'
    order by preferred_at desc, id desc`.execute(tx);
  return rows;
}

/** Returns a customer's own card if it is in one of the given states, otherwise null. */
export async function selectCard(
  tx: Tx,
  merchantId: string,
  { userId, id, states }: CardOfCustomer & { states: CardRow["state"][] },
): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from saved_cards
    where merchant_id = ${merchantId} and user_id = ${userId} and id = ${id} and state = any(${states}::text[])`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Returns a saved card that was removed and whose token must be deleted at the provider. */
export async function selectRemovedCard(tx: Tx, merchantId: string, id: string): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from saved_cards
    where merchant_id = ${merchantId} and id = ${id} and state = 'removed'`.execute(tx);
  return rows[0] ?? null;
}

export async function insertCard(
  tx: Tx,
  merchantId: string,
  card: Omit<CardRow, "state" | "codeAt" | "preferredAt"> & { at: Date },
): Promise<void> {
  await sql`
    insert into saved_cards (merchant_id, id, user_id, provider, sealed, mask, expiry, brand, state, code_at,
      preferred_at, created_at)
    values (${merchantId}, ${card.id}, ${card.userId}, ${card.provider}, ${card.sealed}, ${card.mask}, ${card.expiry},
      ${card.brand}, 'added', ${card.at}, ${card.at}, ${card.at})`.execute(tx);
}

/** Counts an attempt to enter a card's code. @returns false, without counting, if `max` attempts were already made. */
export async function updateCardTries(
  tx: Tx,
  merchantId: string,
  { userId, id, max }: CardOfCustomer & { max: number },
): Promise<boolean> {
  const { rows } = await sql`
    update saved_cards set tries = tries + 1
    where merchant_id = ${merchantId} and user_id = ${userId} and id = ${id} and state = 'added' and tries < ${max}
    returning id`.execute(tx);
  return rows.length === 1;
}

/**
 * Records that a new code is sent at `at`, and resets the attempts. @returns false, without changes, if the last code
 * was sent after `before`.
 */
export async function updateCardCode(
  tx: Tx,
  merchantId: string,
  { userId, id, before, at }: CardOfCustomer & { before: Date; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update saved_cards set code_at = ${at}, tries = 0
    where merchant_id = ${merchantId} and user_id = ${userId} and id = ${id} and state = 'added'
      and code_at <= ${before}
    returning id`.execute(tx);
  return rows.length === 1;
}

/**
 * Marks a card as confirmed and stores its token, which the provider may have replaced. Null if the card no longer
 * waits for its code.
 */
export async function updateCardConfirmed(
  tx: Tx,
  merchantId: string,
  card: CardOfCustomer & Pick<CardRow, "sealed" | "mask" | "expiry" | "brand"> & { at: Date },
): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`
    update saved_cards set state = 'confirmed', sealed = ${card.sealed}, mask = ${card.mask}, expiry = ${card.expiry},
      brand = ${card.brand}, preferred_at = ${card.at}
    where merchant_id = ${merchantId} and user_id = ${card.userId} and id = ${card.id} and state = 'added'
    returning ${cardColumns}`.execute(tx);
  return rows[0] ?? null;
}

/** Makes a card the preferred one of its customer. */
export async function updatePreferredCard(
  tx: Tx,
  merchantId: string,
  { userId, id, at }: CardOfCustomer & { at: Date },
): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`
    update saved_cards set preferred_at = ${at}
    where merchant_id = ${merchantId} and user_id = ${userId} and id = ${id} and state = 'confirmed'
    returning ${cardColumns}`.execute(tx);
  return rows[0] ?? null;
}

/** Marks cards of a customer as removed. @returns the ids of the cards that were not removed before. */
export async function updateCardsRemoved(
  tx: Tx,
  merchantId: string,
  {
    userId,
    id = null,
    state = null,
  }: { userId: string; id?: string | null; state?: CardRow["state"] | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update saved_cards set state = 'removed'
    where merchant_id = ${merchantId} and user_id = ${userId} and state <> 'removed'
      and (${id}::uuid is null or id = ${id}) and (${state}::text is null or state = ${state})
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}

export async function deleteRemovedCard(tx: Tx, merchantId: string, id: string): Promise<void> {
  await sql`delete from saved_cards where merchant_id = ${merchantId} and id = ${id} and state = 'removed'`.execute(
    tx,
  );
}
