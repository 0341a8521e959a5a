const CARD_ENTRY_TIMEOUT_MS = 15_000;

/**
 * Requests a card token from the provider. The number is sent directly to the provider and not to the store's server
 * [PY-4].
 * @returns null if the provider rejects the card. Throws if it does not answer.
 */
export async function requestCardToken(
  { url, auth }: { url: string; auth: string | null },
  { number, expiry }: { number: string; expiry: string },
): Promise<string | null> {
  const card = { number: number.replaceAll(" ", ""), expire: expiry.replace("/", "") };
  const reply = await fetch(url, {
    method: "POST",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(CARD_ENTRY_TIMEOUT_MS),
    headers: { "content-type": "application/json", "x-auth": auth ?? "" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "cards.create", params: { card, save: true } }),
  });
  const { result } = (await reply.json()) as { result?: { card?: { token?: string } } };
  return result?.card?.token ?? null;
}
