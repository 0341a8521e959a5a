import { endpoints } from "@dasturxon/contract";
import type { Tx } from "../../platform/database/index.ts";
import { bind, type Http, isCourier, refuse, sharedReply } from "../../platform/http/index.ts";
import { registerFavourites } from "./favourites/http.ts";
import { registerGrades } from "./grades/http.ts";
import { listStops } from "./list-stops.ts";
import { loadMenu } from "./load-menu.ts";
import { showRecommendations } from "./show-recommendations.ts";
import { createSearchIndexes } from "./searching/search-indexes.ts";
import { showFound } from "./searching/search-products.ts";
import { startProduct, stopProduct } from "./stop-product.ts";

/** Calls of the products service, and the stop-list of the console. */
export function registerProducts(http: Http): void {
  bind(http, endpoints.overalls, (call) =>
    sharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) =>
        loadMenu(tx, {
          merchantId: call.merchant.id,
          channel: call.query.type,
          version: call.merchant.contentVersion,
          now: call.clock.now(),
        }),
      ),
    ),
  );
  const indexes = createSearchIndexes();
  bind(http, endpoints.searchProducts, async ({ merchant, query, db, clock }) => {
    const { id: merchantId, contentVersion: version } = merchant;
    const read = <T>(work: (tx: Tx) => Promise<T>) => db.tenantRead(merchantId, work);
    const index = await indexes.get({ merchantId, channel: query.type, version, read });
    const ids = index.search(query.q, query.limit).map(({ id }) => id);
    return { products: await read((tx) => showFound(tx, { merchantId, ids, now: clock.now() })) };
  });
  bind(http, endpoints.recommendations, (call) =>
    sharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) =>
        showRecommendations(tx, {
          merchantId: call.merchant.id,
          channel: call.query.type,
          version: call.merchant.contentVersion,
          now: call.clock.now(),
        }),
      ),
    ),
  );
  registerGrades(http);
  registerFavourites(http);
  bind(http, endpoints.stopList, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      listStops(tx, session.merchantId, { ...query, now: clock.now() }),
    ),
  );
  bind(http, endpoints.stopProduct, async ({ session, params, body, db, clock }) => {
    if (isCourier(session)) return refuse("forbidden");
    const now = clock.now();
    const until = body.until === null ? null : new Date(body.until);
    if (until && until <= now) return refuse("bad_request", { field: "until" });
    const { merchantId, id: by } = session;
    const stop = { merchantId, productId: params.id, branchId: body.branchId ?? null, until, by, now };
    const stopped = await db.tenant(merchantId, (tx) => stopProduct(tx, stop));
    return stopped ?? refuse("not_found");
  });
  bind(http, endpoints.startProduct, async ({ session, params, db, clock }) => {
    if (isCourier(session)) return refuse("forbidden");
    const { merchantId } = session;
    const start = { merchantId, productId: params.id, now: clock.now() };
    return (await db.tenant(merchantId, (tx) => startProduct(tx, start))) ?? refuse("not_found");
  });
}
