/** A promo code as it is looked up: without spaces, in capitals, however it was typed. */
export function promoKey(code: string): string {
  return code.replace(/\s+/g, "").toUpperCase();
}
