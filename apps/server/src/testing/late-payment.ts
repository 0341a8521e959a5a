import { sql } from "kysely";
import { insertDifference } from "../modules/payments/index.ts";
import { newId } from "../platform/ids.ts";
import type { TestApp } from "./test-app.ts";

/** Inserts a late payment for an order of the brand osh. @returns id of the payment. */
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

/** Inserts a difference reported by a provider about a late payment, not yet reviewed by staff. @returns its id. */
export async function insertPaymentDifference(app: TestApp, order: { id: string }): Promise<string> {
  const [id, paymentId, at] = [newId(), await insertLatePayment(app, order), app.clock.now()];
  const found = { id, paymentId, was: "expired", is: "late", said: "paid", at } as const;
  await app.db.tenant(app.osh, (tx) => insertDifference(tx, app.osh, found));
  return id;
}
