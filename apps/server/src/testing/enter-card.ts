import type { TestApp } from "./test-app.ts";

/** Code that Payme's sandbox sends for every bank card. */
const SMS_CODE = "666666";

/**
 * Creates a bank card's token in the simulator as a browser does, without our server. Returns null if the card is
 * refused.
 */
export async function createCardToken(
  api: string,
  { number, kassaId = "kassa-of-osh", save = true }: { number: string; kassaId?: string; save?: boolean },
): Promise<string | null> {
  const params = { card: { number, expire: "0399" }, save };
  const reply = await fetch(api, {
    method: "POST",
    headers: { "x-auth": kassaId },
    body: JSON.stringify({ id: 1, method: "cards.create", params }),
  });
  const { result } = (await reply.json()) as { result?: { card: { token: string } } };
  return result?.card.token ?? null;
}

/** Saves and confirms a customer's bank card. @returns the id of the card in our database. */
export async function saveConfirmedCard(
  app: TestApp,
  api: string,
  { number, token }: { number: string; token: string },
): Promise<string> {
  const body = { token: await createCardToken(api, { number }) };
  const { id } = (await app.call<{ id: string }>("/payments/v1/cards", { token, body })).body;
  app.clock.advance(1000);
  const confirmed = await app.call(`/payments/v1/cards/${id}/confirm`, { token, body: { code: SMS_CODE } });
  if (confirmed.status !== 200) throw new Error(`refused: ${JSON.stringify(confirmed.body)}`);
  return id;
}
