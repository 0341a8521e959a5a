import { findPaymentCallback } from "@dasturxon/providers/payments/callbacks";
import { createCallbackPath, PAYMENT_PROVIDER_NAMES } from "@dasturxon/providers/payments/facts";
import { expect, test } from "vitest";
import { createTestShop } from "../testing/test-shop.ts";

const app = await createTestShop();
const INVALID_TEXTS = ["\0", "a\0b", "\ud800", "\udc00\ud83d", "x".repeat(70_000)];

/** Bodies of a callback in which each field has the text, as JSON and as a form. */
function createBodiesWithMark(example: object, mark: string): [type: string, body: string][] {
  const fields = [
    "id",
    "order_id",
    "click_trans_id",
    "merchant_trans_id",
    "sign",
    "IdempotencyKey",
    "invoice_id",
  ];
  const marked = Object.fromEntries([...Object.keys(example), ...fields].map((name) => [name, mark]));
  const nested = { ...marked, params: { ...marked, account: marked }, data: marked };
  return [
    ["application/json", JSON.stringify({ ...example, ...nested })],
    ["application/x-www-form-urlencoded", new URLSearchParams(marked).toString()],
    ["application/json", `{"id":"${mark}"}`],
  ];
}

test.each(PAYMENT_PROVIDER_NAMES)(
  "[AP-2] [PY-3] a callback of %s with NUL, half of a surrogate pair or a very long text is answered in its protocol",
  async (provider) => {
    const { example, operation, reply: protocol } = findPaymentCallback(provider);
    const path = createCallbackPath(provider, app.osh) + (operation ? "/check" : "");
    for (const mark of INVALID_TEXTS)
      for (const [type, payload] of createBodiesWithMark(example, mark)) {
        const reply = await app.http.app.inject({
          method: "POST",
          url: `/api${path}`,
          headers: { host: "osh.localhost", "content-type": type },
          payload,
        });
        const about = `${type} ${payload.slice(0, 100)}`;
        expect(reply.statusCode, about).toBeLessThan(500);
        // Bodies above the limit of callbacks are refused before the provider's protocol is known.
        if (reply.statusCode !== 413) expect(protocol.safeParse(reply.json()).success, about).toBe(true);
      }
  },
);
