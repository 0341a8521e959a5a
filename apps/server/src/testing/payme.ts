import { sql } from "kysely";
import { changeBrandContent } from "./change-content.ts";
import { saveTestCredentials } from "./save-test-credentials.ts";
import type { TestApp } from "./test-app.ts";

/** Key of a test brand's kassa (shop account at Payme). Each brand has its own. */
export const getPaymeKey = (brand: "osh" | "pizza") => `key-of-${brand}`;

/** Enables Payme for a test brand, with credentials. */
export async function enablePayme(app: TestApp, brand: "osh" | "pizza" = "osh"): Promise<void> {
  const merchantId = app[brand];
  const credentials = { kassaId: `kassa-of-${brand}`, key: getPaymeKey(brand) };
  const saved = { merchantId, provider: "payme" as const, credentials, now: app.clock.now() };
  await saveTestCredentials(app, saved);
  await changeBrandContent(
    app,
    merchantId,
    sql`insert into payment_settings (merchant_id, type, name, is_active, web_enabled, operator_enabled)
      values (${merchantId}, 'PAYME', '{"uz":"Payme"}', true, true, true)`,
  );
}

export interface PaymeReply {
  status: number;
  /** Raw text of the response. */
  text: string;
  result?: Record<string, unknown> & { transactions?: Record<string, unknown>[] };
  error?: { code: number; message: Record<string, string>; data: string | null };
  id: unknown;
}

export interface PaymeRequest {
  brand?: "osh" | "pizza";
  authorization?: string;
  /** Raw body of the request, sent instead of the fields `method` and `params`. */
  text?: string;
}

/** Calls the Merchant API at `path` like Payme: JSON-RPC without `jsonrpc`, with a special content type. */
export async function callAsPayme(
  app: TestApp,
  path: string,
  { method, params, brand = "osh", authorization, text }: PaymeRequest & { method: string; params: object },
): Promise<PaymeReply> {
  const basic = `Basic ${Buffer.from(`Paycom:${getPaymeKey(brand)}`).toString("base64")}`;
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: {
      host: "localhost",
      "content-type": "text/json; charset=UTF-8",
      authorization: authorization ?? basic,
    },
    payload: text ?? JSON.stringify({ method, params, id: 7 }),
  });
  return { status: reply.statusCode, text: reply.body, ...reply.json<Omit<PaymeReply, "status" | "text">>() };
}
