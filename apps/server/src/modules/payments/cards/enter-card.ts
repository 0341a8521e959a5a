import type { CardCode } from "@dasturxon/contract";
import { isRefused, refuse, type Refused } from "../../../platform/http/index.ts";
import { type CardParts, findKeeper, keepCard } from "./keep-card.ts";

/**
 * Hands a card's number on to a provider that takes it from its shop alone, and keeps what the provider calls the card; the
 * number is in no row and no line of the log. The card is nobody's until its code is entered [PY-4].
 */
export async function enterCard(
  parts: CardParts,
  {
    merchantId,
    userId,
    card,
    now,
  }: { merchantId: string; userId: string; card: { number: string; expiry: string }; now: Date },
): Promise<CardCode | Refused<"feature_off" | "card_not_accepted"> | Refused<"too_many_cards">> {
  const keeper = await findKeeper(parts, { merchantId, userId, byUs: true });
  if (isRefused(keeper)) return keeper;
  const entered = await keeper.enter?.(merchantId, card);
  if (!entered) return refuse("card_not_accepted");
  const { provider } = keeper;
  const id = await keepCard(parts, { merchantId, userId, provider, card: entered.card, now });
  return { id, phone: entered.phone, resendIn: null };
}
