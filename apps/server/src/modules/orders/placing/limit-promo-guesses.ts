import { foldCode } from "@dasturxon/domain/search-fold";
import { TABLE_GUEST_ROLE } from "@dasturxon/domain/table-guest";
import {
  type Http,
  limitDistinctValues,
  networkFromAddress,
  type Session,
} from "../../../platform/http/index.ts";

/**
 * Returns a function that counts a promo code and returns whether the guest is guessing codes. Promo codes are valuable:
 * after ten different codes per minute and IP address (the /64 network for IPv6), a guest has to sign in. A table guest's
 * session does not count as signed in, because one QR code can open many sessions. Counting needs a database connection
 * of its own, so the function must not be called in a transaction: the embedded database has only one connection.
 */
export function createPromoGuessLimit(http: Http) {
  const countCode = limitDistinctValues(http, { name: "promo codes tried", points: 10, seconds: 60 });
  return async (promoCode: string, { ip, session }: { ip: string; session: Session | null }) =>
    (!session || session.role === TABLE_GUEST_ROLE) &&
    (await countCode(networkFromAddress(ip), foldCode(promoCode))) !== null;
}
