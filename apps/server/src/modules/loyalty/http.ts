import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http } from "../../platform/http/index.ts";
import { registerPromoManagement } from "./manage/promos.ts";
import { listPromos } from "./promos/list-promos.ts";
import { type OrderNumberLookup, showCashback } from "./cashback/show-cashback.ts";

/**
 * Registers the calls for promo codes and cashback. The HTTP layer checks that the path's user is the session's user
 * [AP-4].
 */
export function registerLoyalty(http: Http, { orderNumbers }: { orderNumbers: OrderNumberLookup }): void {
  registerPromoManagement(http);
  bindEndpoint(http, endpoints.promosOf, ({ session, db, clock }) => {
    const { merchantId, id: userId } = session;
    return db.tenantRead(merchantId, (tx) => listPromos(tx, merchantId, { userId, now: clock.now() }));
  });
  bindEndpoint(http, endpoints.cashbackOf, ({ session, query, db }) => {
    const { merchantId, id: userId } = session;
    return db.tenantRead(merchantId, (tx) =>
      showCashback(tx, merchantId, { ...query, userId, orderNumbers }),
    );
  });
}
