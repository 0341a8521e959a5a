import type { Favourite } from "@dasturxon/contract";
import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { deleteFavourite, type FavouriteRow, selectFavourites, insertOrUpdateFavourite } from "./queries.ts";

/** Registers the calls for the customer's favourites [MN-9]. */
export function registerFavourites(http: Http): void {
  bindEndpoint(http, endpoints.favourites, async ({ session, query, db }) => {
    const { merchantId, id: userId } = session;
    // The token identifies the customer. The id of another customer in the query is refused [AP-4].
    if (query.userId !== undefined && query.userId.toLowerCase() !== userId) return refuse("not_found");
    const request = { userId, isFavourite: query.isFavourite };
    const rows = await db.tenantRead(merchantId, (tx) => selectFavourites(tx, merchantId, request));
    return rows.map(viewFavourite);
  });
  bindEndpoint(http, endpoints.addFavourite, async ({ session, body, db, clock }) => {
    const { merchantId, id: userId } = session;
    const mark = { ...body, id: newId(), userId, at: clock.now() };
    return db.tenant(merchantId, async (tx) => {
      const { favourite: isOn } = await loadFeatures(tx, merchantId);
      if (!isOn) return refuse("feature_off");
      const row = await insertOrUpdateFavourite(tx, merchantId, mark);
      return row ? viewFavourite(row) : refuse("product_not_found", { field: "productId" });
    });
  });
  bindEndpoint(http, endpoints.removeFavourite, async ({ session, params, db }) => {
    const { merchantId, id: userId } = session;
    const isGone = await db.tenant(merchantId, (tx) =>
      deleteFavourite(tx, merchantId, { userId, id: params.id }),
    );
    return isGone ? { done: true as const } : refuse("not_found");
  });
}

function viewFavourite({ createdAt, ...mark }: FavouriteRow): Favourite {
  return { ...mark, createdDate: createdAt.toISOString() };
}
