import { sql } from "kysely";
import { newId } from "../platform/ids.ts";
import type { TestApp } from "./test-app.ts";
import { createPickupBody, postOrder } from "./test-shop.ts";

/** Creates a paid order of the brand osh. Only `is_paid` is changed. */
async function createPaidOrder(app: TestApp, token: string): Promise<{ id: string }> {
  const { id } = await postOrder(app, token, createPickupBody());
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set is_paid = true where merchant_id = ${app.osh} and id = ${id}`.execute(tx),
  );
  return { id };
}

/** Valid requests for each call about partial refunds. */
export const createPartialRefundRequests = (app: TestApp, tokenOf: () => string) => ({
  refundPart: async () => ({
    params: await createPaidOrder(app, tokenOf()),
    body: { version: 1, part: { amount: 1000 }, comment: "cold" },
  }),
  confirmPartRefund: async () => {
    const { id } = await createPaidOrder(app, tokenOf());
    const partId = newId();
    await app.db.tenant(app.osh, (tx) =>
      sql`insert into part_refunds (merchant_id, id, order_id, amount, created_at)
        values (${app.osh}, ${partId}, ${id}, 1000, ${app.clock.now()})`.execute(tx),
    );
    return { params: { id, partId }, body: { version: 1, comment: "Kassadan" } };
  },
});
