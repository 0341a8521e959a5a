import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { selectRowExists } from "../../../platform/resource/index.ts";
import { bindUndoHandler } from "../../../platform/editable/index.ts";
import { undoBranchTerms } from "./change-branch-terms.ts";
import { changeProductBranch } from "./change-product-branch.ts";
import { selectBranchPrices, selectProductBranches } from "./queries.ts";

/** Registers the calls for products in single branches. */
export function registerProductBranches(http: Http): void {
  bindEndpoint(
    http,
    endpoints.productBranches,
    ({ session: { merchantId, branchIds }, params: { id }, db }) =>
      db.tenant(merchantId, async (tx) => {
        if (!(await selectRowExists(tx, merchantId, "products", id))) return refuse("not_found");
        return { branches: await selectProductBranches(tx, merchantId, { productId: id, branchIds }) };
      }),
  );
  bindEndpoint(http, endpoints.branchPrices, async ({ session: { merchantId, branchIds }, db }) => ({
    prices: await db.tenantRead(merchantId, (tx) => selectBranchPrices(tx, merchantId, branchIds)),
  }));
  const { roles: writes } = endpoints.changeProductBranch;
  bindUndoHandler(http, { entity: "productBranch", writes, takeBack: undoBranchTerms });
  bindTransactionalEndpoint(http, endpoints.changeProductBranch, (tx, call) =>
    changeProductBranch(tx, call, { ...call.body, ...call.params, productId: call.params.id }),
  );
}
