import type { BoardOrder } from "@dasturxon/contract";
import { hasTypedWords, normalizeSearchText } from "@dasturxon/domain/search-fold";

/**
 * Returns the orders that match the search, newest first: the number starts with it, or the phone or name contains it,
 * in any alphabet and spelling.
 */
export function findOrders(orders: BoardOrder[], search: string): BoardOrder[] {
  const typed = search.trim();
  const digits = search.replace(/\D/g, "");
  if (typed === "") return [];
  return orders
    .filter(
      ({ number, receiver, customer }) =>
        (digits !== "" && digits === typed && String(number).startsWith(digits)) ||
        (digits.length >= 3 && receiver.phone.includes(digits)) ||
        (digits === "" &&
          normalizeSearchText(typed) !== "" &&
          [receiver.name, customer.name].some((name) =>
            hasTypedWords(normalizeSearchText(name ?? ""), typed),
          )),
    )
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
