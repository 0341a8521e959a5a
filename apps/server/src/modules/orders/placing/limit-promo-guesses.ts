import { normalizeCode } from "@dasturxon/domain/search-fold";
import { TABLE_GUEST_ROLE } from "@dasturxon/domain/table-guest";
import {
  type Http,
  limitDistinctValues,
  networkFromAddress,
  type Session,
} from "../../../platform/http/index.ts";

/**
 * Creates the rate limit of promo code attempts: ten different promo codes per minute and IP address (the /64 network for
 * IPv6). The returned function counts a promo code and returns true above the limit, where the guest has to sign in.
 * Signed-in customers are not limited. Table guests are, because one QR code can open many sessions. Must not be called in
 * a transaction, because the counter uses a second database connection and the embedded database has only one.
 */
export function createPromoGuessLimit(http: Http) {
  const countCode = limitDistinctValues(http, { name: "promo codes tried", points: 10, seconds: 60 });
  return async (promoCode: string, { ip, session }: { ip: string; session: Session | null }) =>
    (!session || session.role === TABLE_GUEST_ROLE) &&
    (await countCode(networkFromAddress(ip), normalizeCode(promoCode))) !== null;
}
