import { createServer } from "node:http";
import { sql } from "kysely";
import { changeBrandContent } from "./change-content.ts";
import { createClickAccount } from "./click.ts";
import { getPaymeKey } from "./payme.ts";
import { enablePaymentProvider } from "./take-provider.ts";
import type { TestApp } from "./test-app.ts";

const acceptedTestCard = { number: "860006******6311", expire: "03/99", recurrent: true, verify: true };

/** Responses of a Subscribe API that accepts everything. */
const SUBSCRIBE_API_ANSWERS: Readonly<Record<string, (params: { token?: string }) => object>> = {
  "cards.check": ({ token }) => ({ card: { ...acceptedTestCard, token } }),
  "cards.get_verify_code": () => ({ sent: true, phone: "99890*****31", wait: 60_000 }),
  "cards.verify": ({ token }) => ({ card: { ...acceptedTestCard, token: `${token}-good` } }),
  "cards.remove": () => ({ success: true }),
  "receipts.create": () => ({
    receipt: { _id: crypto.randomUUID().replaceAll("-", "").slice(0, 24), state: 0 },
  }),
  "receipts.pay": () => ({ receipt: { state: 4 } }),
  "receipts.check": () => ({ state: 4 }),
};

/** Enables saved bank cards for the brand osh, with fake servers of Payme and Click that accept everything. */
export async function enableSavedCards(app: TestApp): Promise<void> {
  const server = createServer(async (request, reply) => {
    let text = "";
    for await (const part of request) text += part;
    if (request.url?.startsWith("/card_token/")) {
      reply.end(
        JSON.stringify({ error_code: 0, card_token: crypto.randomUUID(), phone_number: "99890*****31" }),
      );
      return;
    }
    const { method, params } = JSON.parse(text) as { method: string; params: object };
    reply.end(JSON.stringify({ id: 1, result: SUBSCRIBE_API_ANSWERS[method]?.(params) ?? {} }));
  });
  await new Promise<void>((listens) => server.listen(0, "localhost", listens));
  server.unref();
  const address = server.address();
  const api = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
  await enablePaymentProvider(app, "payme", { kassaId: "kassa-of-osh", key: getPaymeKey("osh"), api });
  await enablePaymentProvider(app, "click", { ...createClickAccount("osh"), merchantUserId: "77", api });
  await enableSavedCardsSetting(app);
}

/** Enables the setting for saved bank cards for a test brand. */
export const enableSavedCardsSetting = (app: TestApp, brand: "osh" | "pizza" = "osh"): Promise<void> =>
  changeBrandContent(
    app,
    app[brand],
    sql`update merchant_settings set features = features || '{"card": true}' where merchant_id = ${app[brand]}`,
  );

/** Creates a customer's bank card that waits for its code. Returns its id. */
export async function createUnconfirmedCard(app: TestApp, token: string): Promise<string> {
  const body = { token: `token-${crypto.randomUUID()}` };
  return (await app.call<{ id: string }>("/payments/v1/cards", { token, body })).body.id;
}
