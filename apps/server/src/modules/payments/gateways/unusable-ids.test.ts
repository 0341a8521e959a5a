import { createHash } from "node:crypto";
import type { Checkout } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { demo, origin } = await servePaymentSimulators(app);
await enablePaymentProvider(app, "multicard", { ...demo.multicard, api: `${origin}/simulators/multicard` });
const { token } = await app.signIn(CUSTOMER_PHONE);

/** Opens the payment page of a new order. Returns the id of its payment. */
async function beginPayment(): Promise<string> {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "RAHMAT" }));
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token });
  expect(body.url).toContain("/simulators/multicard/");
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ id: string }>`select id from payments where order_id = ${order.id}`.execute(tx),
  );
  return rows[0]?.id ?? "";
}

const selectPaymentState = async (id: string) => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ state: string }>`select state from payments where id = ${id}`.execute(tx),
  );
  return rows[0]?.state;
};

test.each([
  ["a NUL character", "\0"],
  ["half of a surrogate pair", "u\ud800"],
  ["9,000 characters", "x".repeat(9000)],
])(
  "[PY-3] [AP-2] refuses a signed callback of Multicard in Multicard's format if the payment's id has %s",
  async (_fault, uuid) => {
    const id = await beginPayment();
    const { storeId, secret } = demo.multicard;
    const sign = createHash("md5").update(`${storeId}${id}4700000${secret}`).digest("hex");
    const reply = await app.http.app.inject({
      method: "POST",
      url: `/api/payments/v1/multicard/${app.osh}`,
      headers: { host: "localhost", "content-type": "application/json" },
      payload: JSON.stringify({
        store_id: Number(storeId),
        invoice_id: id,
        amount: 4_700_000,
        uuid,
        sign,
      }),
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: false }]);
    expect(await selectPaymentState(id)).toBe("pending");
  },
);
