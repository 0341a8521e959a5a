import type { CardConfirmationCode } from "@dasturxon/contract";
import { isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import { type CardDeps, findCardGateway, storeCard } from "./store-card.ts";

/**
 * Stores a card token that the browser received from the provider. Requests the card of this token from the provider
 * first. The card can be used only after the customer enters the code that the bank sends by SMS [PY-4].
 */
export async function addCard(
  parts: CardDeps,
  { merchantId, userId, token, now }: { merchantId: string; userId: string; token: string; now: Date },
): Promise<CardConfirmationCode | Refusal<"feature_off" | "card_not_accepted"> | Refusal<"too_many_cards">> {
  const keeper = await findCardGateway(parts, { merchantId, userId, byUs: false });
  if (isRefused(keeper)) return keeper;
  const card = await keeper.check(merchantId, token);
  const sent = card && (await keeper.sendCode(merchantId, token));
  if (!card || !sent) return refuse("card_not_accepted");
  const { provider } = keeper;
  const kept = { merchantId, userId, provider, card: { ...card, token }, now };
  return { id: await storeCard(parts, kept), ...sent };
}
