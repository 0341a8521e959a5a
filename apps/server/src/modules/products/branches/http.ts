import { endpoints } from "@dasturxon/contract";
import { bind, bindTransaction, type Http, refuse } from "../../../platform/http/index.ts";
import { selectIsLiving } from "../../../platform/resource/index.ts";
import { changeProductBranch } from "./change-product-branch.ts";
import { selectProductBranches } from "./queries.ts";

/** Products in single branches. */
export function registerProductBranches(http: Http): void {
  bind(http, endpoints.productBranches, ({ session: { merchantId, branchIds }, params: { id }, db }) =>
    db.tenant(merchantId, async (tx) => {
      if (!(await selectIsLiving(tx, merchantId, "products", id))) return refuse("not_found");
      return { branches: await selectProductBranches(tx, merchantId, { productId: id, branchIds }) };
    }),
  );
  bindTransaction(http, endpoints.changeProductBranch, (tx, call) =>
    changeProductBranch(tx, call, { ...call.body, ...call.params, productId: call.params.id }),
  );
}
