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
