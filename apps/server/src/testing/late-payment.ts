import { sql } from "kysely";
import { newId } from "../platform/ids.ts";
import type { TestApp } from "./test-app.ts";

/** Money that came late for an order of the brand osh. @returns its payment's id. */
export async function insertLatePayment(app: TestApp, order: { id: string }): Promise<string> {
  const id = newId();
  const at = app.clock.now();
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into payments (merchant_id, id, order_id, provider, transaction_id, amount, state, provider_at, created_at,
        paid_at) values (${app.osh}, ${id}, ${order.id}, 'payze', ${id}, 47000, 'late', ${at}, ${at}, ${at})`.execute(
      tx,
    ),
  );
  return id;
}
