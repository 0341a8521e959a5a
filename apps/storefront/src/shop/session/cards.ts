import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import { useBrand } from "../brand/brand.tsx";
import { useSession } from "./session.ts";

const CARDS_MAX_AGE_MS = 30_000;

/** Saved bank cards of a customer, and the method to add a card [PY-4]. */
export const cardsQuery = createQuery((_userId: string) => call("GET /payments/v1/cards"), {
  freshForMs: CARDS_MAX_AGE_MS,
  kept: 1,
});

/** Returns whether the brand offers saved bank cards, which Payme or Click stores. */
export function useAreCardsOffered(): boolean {
  const { features, payments } = useBrand().merchant;
  return features.card && payments.some(({ type }) => type === "PAYME" || type === "CLICK");
}

/** Returns the saved cards of the signed-in customer. Empty until they are loaded. */
export function useSavedCards() {
  return useCards()?.cards ?? [];
}

/**
 * Returns the method by which the signed-in customer can add a bank card. Null if there is none or it is not loaded
 * yet.
 */
export function useCardEntry() {
  return useCards()?.entry ?? null;
}

/** Returns false while the saved cards of the signed-in customer are loading. */
export function useAreCardsLoaded(): boolean {
  const hasCards = useAreCardsOffered();
  const session = useSession();
  const { data, error } = cardsQuery.useKnown(hasCards && session ? session.userId : null);
  return !hasCards || !session || data !== null || error !== null;
}

function useCards() {
  const hasCards = useAreCardsOffered();
  const session = useSession();
  const { data } = cardsQuery.use(hasCards && session ? session.userId : null);
  return hasCards && session ? data : null;
}

/** Returns the last four digits of a masked card number, after four dots. */
export const formatCardEnding = (mask: string) => `•••• ${mask.slice(-4)}`;
