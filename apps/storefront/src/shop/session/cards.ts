import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import { useBrand } from "../brand/brand.tsx";
import { useSession } from "./session.ts";

const FRESH_MS = 30_000;

/** What a customer pays by without typing it again, and where a new card is entered [PY-4]. */
export const cardsQuery = query((_userId: string) => call("GET /payments/v1/cards"), {
  freshForMs: FRESH_MS,
  kept: 1,
});

/** Does the brand keep cards? Payme or Click does it for it. */
export function useHasCards(): boolean {
  const { features, payments } = useBrand().merchant;
  return features.card && payments.some(({ type }) => type === "PAYME" || type === "CLICK");
}

/** The saved cards of whoever is signed in; none while they are not known. */
export function useSavedCards() {
  return useCards()?.cards ?? [];
}

/** Where whoever is signed in adds a card; null: nowhere, or that is not known yet. */
export function useCardEntry() {
  return useCards()?.entry ?? null;
}

/** False while the saved cards of whoever is signed in are being read. */
export function useAreCardsKnown(): boolean {
  const hasCards = useHasCards();
  const session = useSession();
  const { data, error } = cardsQuery.useKnown(hasCards && session ? session.userId : null);
  return !hasCards || !session || data !== null || error !== null;
}

function useCards() {
  const hasCards = useHasCards();
  const session = useSession();
  const { data } = cardsQuery.use(hasCards && session ? session.userId : null);
  return hasCards && session ? data : null;
}

/** The last four digits, as they are said aloud. */
export const endOf = (mask: string) => `•••• ${mask.slice(-4)}`;
