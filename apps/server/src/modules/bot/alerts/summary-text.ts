/** Longest text of a Telegram message, in UTF-16 code units. */
const MAX_MESSAGE_UTF16_UNITS = 4096;

/** A message to a staff member about several orders, reservations or waiter calls. */
export interface StaffSummary {
  headline: string;
  items: readonly string[];
  /** Returns the text that replaces the items that do not fit. */
  moreOf: (count: number) => string;
  /** Label (`open`) and address (`link`) of the page on which staff answer the orders, reservations or waiter calls. */
  open: string;
  link: string;
}

/** Returns the text of a summary. The list is cut if the message would be too long for Telegram. */
export function composeStaffSummaryText({ headline, items, moreOf, open, link }: StaffSummary): string {
  const joinSummaryParts = (list: string) =>
    [headline, list, `${open}: ${link}`].filter(Boolean).join("\n\n");
  const whole = joinSummaryParts(items.join(", "));
  if (whole.length <= MAX_MESSAGE_UTF16_UNITS) return whole;
  // Reserves room for the longest line about omitted items, which is needed if all items are omitted.
  const room = MAX_MESSAGE_UTF16_UNITS - joinSummaryParts(`, ${moreOf(items.length)}`).length;
  const shown: string[] = [];
  let length = 0;
  for (const item of items) {
    length += item.length + 2;
    if (length > room) break;
    shown.push(item);
  }
  return joinSummaryParts([...shown, moreOf(items.length - shown.length)].join(", "));
}
