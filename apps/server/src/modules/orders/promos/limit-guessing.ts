import { type Http, networkOf, rateLimit } from "../../../platform/http/index.ts";
import { promoKey } from "./promo-key.ts";

const CODES_A_MINUTE = 10;

/** May this address, without a session, ask about this code? */
export type MayTryCode = (ip: string, code: string) => Promise<boolean>;

/**
 * Ten different codes a minute from one address (IPv6: /64); the same code in a basket that changes is one of them.
 * Beyond it a guest signs in: codes are worth money to who finds them by trying.
 */
export function limitGuessing(http: Http): MayTryCode {
  const limit = http.limitOf("promo codes tried", CODES_A_MINUTE);
  const asked = rateLimit({ points: 1, seconds: 60 });
  return async (ip, code) => {
    if (limit === null) return true;
    const who = networkOf(ip);
    if ((await asked.count(`${who} ${promoKey(code)}`)) !== null) return true;
    return (await limit.count(who)) === null;
  };
}
