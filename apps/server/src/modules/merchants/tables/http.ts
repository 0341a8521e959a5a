import { endpoints } from "@dasturxon/contract";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import { selectBranch } from "../queries.ts";
import { selectTables } from "./queries.ts";

/** Tables of a branch, for the hall's plan and the codes on them. */
export function registerTables(http: Http): void {
  bind(http, endpoints.branchTables, ({ merchant, params, db }) =>
    db.tenantRead(merchant.id, async (tx) => {
      const branch = await selectBranch(tx, merchant.id, params.id);
      return branch ? selectTables(tx, merchant.id, branch.id) : refuse("not_found");
    }),
  );
}
