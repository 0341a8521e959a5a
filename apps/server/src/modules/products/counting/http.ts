import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http } from "../../../platform/http/index.ts";
import { bindUndoHandler } from "../../../platform/editable/index.ts";
import { undoStockCounts } from "./undo-stock-counts.ts";
import { changeStock } from "./change-stock.ts";
import { selectStock } from "./queries.ts";

/** Registers the staff calls for the stock of products. */
export function registerStock(http: Http): void {
  bindEndpoint(http, endpoints.stock, async ({ session: { merchantId }, db }) => ({
    products: await db.tenantRead(merchantId, (tx) => selectStock(tx, merchantId)),
  }));
  const { roles: writes } = endpoints.changeStock;
  bindUndoHandler(http, { entity: "productStock", writes, takeBack: undoStockCounts });
  bindTransactionalEndpoint(http, endpoints.changeStock, (tx, call) =>
    changeStock(tx, call, call.body.products),
  );
}
