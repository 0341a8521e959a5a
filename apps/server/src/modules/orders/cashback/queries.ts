import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

interface Movement {
  id: string;
  userId: string;
  orderId: string;
  /** Sum, above zero. */
  amount: number;
  at: Date;
}

/** Spends from the balance if it holds enough. @returns false with nothing spent when it does not. */
export async function spendCashback(tx: Tx, merchantId: string, movement: Movement): Promise<boolean> {
  const { rows } = await sql`
    with spent as (
      update cashback_balances set balance = balance - ${movement.amount}::bigint
      where merchant_id = ${merchantId} and user_id = ${movement.userId} and balance >= ${movement.amount}::bigint
      returning user_id
    )
    insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
    select ${merchantId}, ${movement.id}, user_id, ${movement.orderId}, 'spent', ${-movement.amount}::bigint,
      ${movement.at}::timestamptz
    from spent returning id`.execute(tx);
  return rows.length === 1;
}

/** Adds to the balance, once an order and kind however often it is asked. */
export async function addCashback(
  tx: Tx,
  merchantId: string,
  movement: Movement & { kind: "returned" | "earned" | "granted" },
): Promise<void> {
  await sql`
    with moved as (
      insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
      values (${merchantId}, ${movement.id}, ${movement.userId}, ${movement.orderId}, ${movement.kind},
        ${movement.amount}::bigint, ${movement.at}::timestamptz)
      on conflict (merchant_id, order_id, kind) do nothing
      returning user_id, amount
    )
    insert into cashback_balances (merchant_id, user_id, balance)
    select ${merchantId}, user_id, amount from moved
    on conflict (merchant_id, user_id) do update set balance = cashback_balances.balance + excluded.balance`.execute(
    tx,
  );
}

/**
 * Takes back what an order had earned, once, as far as the balance still holds it: what was spent meanwhile stays
 * spent, the balance never goes below zero [PR-4].
 */
export async function takeBackCashback(
  tx: Tx,
  merchantId: string,
  movement: Pick<Movement, "id" | "orderId" | "at">,
): Promise<void> {
  await sql`
    with held as (
      select b.user_id, least(b.balance, e.amount) as amount
      from cashback_movements e
      join cashback_balances b on b.merchant_id = e.merchant_id and b.user_id = e.user_id
      where e.merchant_id = ${merchantId} and e.order_id = ${movement.orderId} and e.kind = 'earned' for update of b
    ), moved as (
      insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
      select ${merchantId}, ${movement.id}::uuid, user_id, ${movement.orderId}::uuid, 'taken_back', -amount,
        ${movement.at}::timestamptz
      from held where amount > 0
      on conflict (merchant_id, order_id, kind) do nothing returning user_id, amount
    )
    update cashback_balances b set balance = b.balance + moved.amount from moved
    where b.merchant_id = ${merchantId} and b.user_id = moved.user_id`.execute(tx);
}
