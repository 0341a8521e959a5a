import type { CashbackMovement } from "@dasturxon/contract";
import { sql } from "kysely";
import { queryMaybeOne, queryOne, runStatement, type Tx } from "../../../platform/database/index.ts";

interface NewCashbackMovement {
  id: string;
  userId: string;
  /** Id of the order. Null if staff granted the cashback. */
  orderId: string | null;
  /** Amount in soʻm. Callers also pass spent cashback as a positive number. */
  amount: number;
  at: Date;
}

/**
 * Inserts a cashback movement, once per order and kind. Returns false if the movement exists. Uses a separate statement
 * with plain values, so that it is routed to one shard.
 */
async function insertCashbackMovement(
  tx: Tx,
  merchantId: string,
  movement: NewCashbackMovement & { kind: CashbackMovement["kind"] },
): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
      values (${merchantId}, ${movement.id}, ${movement.userId}, ${movement.orderId}, ${movement.kind},
        ${movement.amount}, ${movement.at})
      on conflict (merchant_id, order_id, kind) do nothing`,
  );
  return written === 1;
}

/**
 * Spends cashback from the balance.
 * @returns false, without spending, if the balance is too low.
 */
export async function insertCashbackSpent(
  tx: Tx,
  merchantId: string,
  movement: NewCashbackMovement,
): Promise<boolean> {
  const spent = await runStatement(
    tx,
    sql`update cashback_balances set balance = balance - ${movement.amount}::bigint
      where merchant_id = ${merchantId} and user_id = ${movement.userId} and balance >= ${movement.amount}::bigint`,
  );
  if (spent === 0) return false;
  const spending = { ...movement, kind: "spent", amount: -movement.amount } as const;
  if (!(await insertCashbackMovement(tx, merchantId, spending)))
    throw new Error("an order spends cashback once");
  return true;
}

/**
 * Returns cashback that was spent on an order to the balance. An order has one movement of returned cashback, to which
 * later returns are added. They never exceed the spent amount. The caller locks the order.
 */
export async function insertCashbackReturned(
  tx: Tx,
  merchantId: string,
  movement: NewCashbackMovement & { orderId: string },
): Promise<void> {
  const { spent, returned } = await queryOne(
    tx,
    sql<{ spent: number; returned: number }>`
      select coalesce(-sum(amount) filter (where kind = 'spent'), 0)::float8 as spent,
        coalesce(sum(amount) filter (where kind = 'returned'), 0)::float8 as returned
      from cashback_movements
      where merchant_id = ${merchantId} and order_id = ${movement.orderId} and kind in ('spent', 'returned')`,
  );
  const amount = Math.min(movement.amount, spent - returned);
  if (amount <= 0) return;
  await sql`
    insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
    values (${merchantId}, ${movement.id}, ${movement.userId}, ${movement.orderId}, 'returned',
      ${returned + amount}, ${movement.at})
    on conflict (merchant_id, order_id, kind) do update
      set amount = excluded.amount, created_at = excluded.created_at`.execute(tx);
  await updateBalanceIncreased(tx, merchantId, { ...movement, amount });
}

/** Adds cashback to the balance. Idempotent by order and kind. */
export async function insertCashback(
  tx: Tx,
  merchantId: string,
  movement: NewCashbackMovement & { kind: "earned" | "granted" },
): Promise<void> {
  if (!(await insertCashbackMovement(tx, merchantId, movement))) return;
  await updateBalanceIncreased(tx, merchantId, movement);
}

async function updateBalanceIncreased(
  tx: Tx,
  merchantId: string,
  { userId, amount }: Pick<NewCashbackMovement, "userId" | "amount">,
): Promise<void> {
  await sql`
    insert into cashback_balances (merchant_id, user_id, balance)
    values (${merchantId}, ${userId}, ${amount})
    on conflict (merchant_id, user_id) do update set balance = cashback_balances.balance + excluded.balance`.execute(
    tx,
  );
}

/**
 * Takes back the cashback earned by an order, once, up to the current balance. Cashback that was spent in the meantime
 * remains spent, so the balance is never below zero [PR-4].
 */
export async function insertCashbackRevoked(
  tx: Tx,
  merchantId: string,
  movement: Pick<NewCashbackMovement, "id" | "at"> & { orderId: string },
): Promise<void> {
  const { userId, amount } = (await queryMaybeOne(
    tx,
    sql<{ userId: string; amount: number }>`
      select b.user_id as "userId", least(b.balance, e.amount)::float8 as amount
      from cashback_movements e
      join cashback_balances b on b.merchant_id = ${merchantId} and b.user_id = e.user_id
      where e.merchant_id = ${merchantId} and e.order_id = ${movement.orderId} and e.kind = 'earned' for update of b`,
  )) ?? { userId: "", amount: 0 };
  if (amount <= 0) return;
  const taken = { ...movement, userId, kind: "taken_back", amount: -amount } as const;
  if (!(await insertCashbackMovement(tx, merchantId, taken))) return;
  await sql`
    update cashback_balances set balance = balance - ${amount}::bigint
    where merchant_id = ${merchantId} and user_id = ${userId}`.execute(tx);
}

export async function selectBalance(tx: Tx, merchantId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from cashback_balances where merchant_id = ${merchantId} and user_id = ${userId}`.execute(
    tx,
  );
  return rows[0]?.balance ?? 0;
}

interface CashbackMovementRow extends Omit<CashbackMovement, "createdDate" | "orderNumber"> {
  createdAt: Date;
}

/** Returns a page of a customer's cashback movements, newest first, and their total number. */
export async function selectCashbackMovements(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; page: number; size: number },
): Promise<{ rows: CashbackMovementRow[]; total: number }> {
  const { rows } = await sql<CashbackMovementRow>`
    select id, order_id as "orderId", kind, amount, created_at as "createdAt" from cashback_movements
    where merchant_id = ${merchantId} and user_id = ${filter.userId}
    order by created_at desc, id desc limit ${filter.size} offset ${filter.page * filter.size}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from cashback_movements
    where merchant_id = ${merchantId} and user_id = ${filter.userId}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
