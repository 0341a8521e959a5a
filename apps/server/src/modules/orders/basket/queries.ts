import type { SharedBasket } from "@dasturxon/domain/shared-basket";
import { sql } from "kysely";
import { queryMaybeOne, runStatement, type Tx } from "../../../platform/database/index.ts";

export async function selectBasket(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<SharedBasket | undefined> {
  const row = await queryMaybeOne(
    tx,
    sql<{ content: SharedBasket }>`
      select content from shared_baskets where merchant_id = ${merchantId} and user_id = ${userId}`,
  );
  return row?.content;
}

/** Returns the customer's shared basket, locked for update. Creates it if there is none. */
export async function insertOrSelectBasketForUpdate(
  tx: Tx,
  merchantId: string,
  { userId, or, now }: { userId: string; or: SharedBasket; now: Date },
): Promise<SharedBasket> {
  await runStatement(
    tx,
    sql`
      insert into shared_baskets (merchant_id, user_id, content, changed_at)
      values (${merchantId}, ${userId}, ${JSON.stringify(or)}::jsonb, ${now})
      on conflict (merchant_id, user_id) do nothing`,
  );
  const row = await queryMaybeOne(
    tx,
    sql<{ content: SharedBasket }>`
      select content from shared_baskets where merchant_id = ${merchantId} and user_id = ${userId} for update`,
  );
  return row?.content ?? or;
}

export async function updateBasket(
  tx: Tx,
  merchantId: string,
  { userId, content, now }: { userId: string; content: SharedBasket; now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`
      update shared_baskets set content = ${JSON.stringify(content)}::jsonb, changed_at = ${now}
      where merchant_id = ${merchantId} and user_id = ${userId}`,
  );
}

export async function deleteBasketOfCustomer(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await runStatement(
    tx,
    sql`delete from shared_baskets where merchant_id = ${merchantId} and user_id = ${userId}`,
  );
}
