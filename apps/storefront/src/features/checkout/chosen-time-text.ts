import { useFormatDay } from "../../shop/brand/day-words.ts";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import type { CheckoutDraft } from "./draft.ts";

/** Returns the time of a scheduled order, for example "tomorrow, 12:30–13:00". Null if none is chosen. */
export function useChosenTimeText({ isLater, slot }: CheckoutDraft): string | null {
  const listedWords = useJoinByCommas();
  const dayWords = useFormatDay();
  if (!isLater || !slot) return null;
  return listedWords([dayWords(slot.day), [slot.time, slot.time2].filter(Boolean).join("–")]);
}
