import type { CardConfirmationCode } from "@dasturxon/contract";
import { isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import { type CardDeps, findCardGateway, storeCard } from "./store-card.ts";

/**
 * Forwards a card number to a provider that accepts numbers only from the shop's server, and stores the provider's
 * token. The number is neither stored nor logged. The card can be used only after its code is confirmed [PY-4].
 */
export async function saveEnteredCard(
  parts: CardDeps,
  {
    merchantId,
    userId,
    card,
    now,
  }: { merchantId: string; userId: string; card: { number: string; expiry: string }; now: Date },
): Promise<CardConfirmationCode | Refusal<"feature_off" | "card_not_accepted"> | Refusal<"too_many_cards">> {
  const keeper = await findCardGateway(parts, { merchantId, userId, byUs: true });
  if (isRefused(keeper)) return keeper;
  const entered = await keeper.enter?.(merchantId, card);
  if (!entered) return refuse("card_not_accepted");
  const { provider } = keeper;
  const id = await storeCard(parts, { merchantId, userId, provider, card: entered.card, now });
  return { id, phone: entered.phone, resendIn: null };
}
