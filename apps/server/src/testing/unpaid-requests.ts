import { sql } from "kysely";
import type { TestApp } from "./test-app.ts";
import { createPickupBody, postOrder } from "./test-shop.ts";

/** Phone of a customer to which only a code was sent. */
const UNVERIFIED_PHONE = "+998905550039";

/** Valid requests about an order that waits for its online payment. */
export function createUnpaidOrderRequests(app: TestApp) {
  let signedIn: ReturnType<TestApp["signIn"]> | undefined;
  const sendPaymentLink = async () => {
    signedIn ??= app.signIn(UNVERIFIED_PHONE);
    const { token } = await signedIn;
    const { id } = await postOrder(app, token, createPickupBody());
    await app.db.tenant(app.osh, (tx) =>
      sql`update orders set payment_type = 'PAYNET' where id = ${id}`.execute(tx),
    );
    return { params: { id } };
  };
  return { sendPaymentLink };
}
