import { endpoints } from "@dasturxon/contract";
import type { Tx } from "../../platform/database/index.ts";
import { bindEndpoint, type Http, refuse, prepareSharedReply } from "../../platform/http/index.ts";
import { registerProductBranches } from "./branches/http.ts";
import { registerFavourites } from "./favourites/http.ts";
import { registerGrades } from "./grades/http.ts";
import { type ContentEventWatch, bindContentEventStream } from "./follow-content.ts";
import { MENU_CHANNELS, replyWithMenu } from "./menu-replies.ts";
import { showRecommendations } from "./show-recommendations.ts";
import { createSearchIndexes } from "./searching/search-indexes.ts";
import { showSearchResults } from "./searching/search-products.ts";
import { registerMenuManagement } from "./manage/manage-menu.ts";
import { registerStock } from "./counting/http.ts";
import { registerProductStops } from "./stops/http.ts";

/** Registers the calls of the products service. */
export function registerProducts(http: Http, { contentWatch }: { contentWatch: ContentEventWatch }): void {
  registerMenu(http);
  bindContentEventStream(http, contentWatch);
  const indexes = createSearchIndexes();
  bindEndpoint(http, endpoints.searchProducts, async ({ merchant, query, db, clock }) => {
    const { id: merchantId, contentVersion: version } = merchant;
    const runRead = <T>(work: (tx: Tx) => Promise<T>) => db.tenantRead(merchantId, work);
    const index = await indexes.get({ merchantId, channel: query.type, version, read: runRead });
    const ids = index.search(query.q, query.limit).map(({ id }) => id);
    return { products: await runRead((tx) => showSearchResults(tx, { merchantId, ids, now: clock.now() })) };
  });
  bindEndpoint(http, endpoints.recommendations, (call) =>
    prepareSharedReply(http, call, () =>
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
  registerProductStops(http);
  registerMenuManagement(http);
  registerProductBranches(http);
  registerStock(http);
}

const IMMUTABLE_CACHE_CONTROL = "public, max-age=31536000, immutable";

/**
 * Registers the calls for the whole menu: by channel for all API clients, and by hash for the store, because browsers
 * cache a menu requested by hash.
 */
function registerMenu(http: Http): void {
  bindEndpoint(http, endpoints.overalls, (call) => replyWithMenu(http, call, call.query.type));
  bindEndpoint(http, endpoints.menuHash, (call) =>
    prepareSharedReply(http, call, async () => ({
      hash: (await replyWithMenu(http, call, call.query.type)).hash,
    })),
  );
  bindEndpoint(http, endpoints.menuByHash, async (call) => {
    for (const channel of MENU_CHANNELS) {
      const menu = await replyWithMenu(http, call, channel);
      if (menu.hash === call.params.hash)
        return menu.withHeaders({ "cache-control": IMMUTABLE_CACHE_CONTROL });
    }
    return refuse("not_found");
  });
}
