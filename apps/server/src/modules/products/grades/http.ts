import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { selectGrades } from "../queries.ts";
import { viewComment } from "./comment-view.ts";
import { selectComments } from "./queries.ts";

/**
 * Registers the calls that read grades of products. The orders module registers those that write, because only orders
 * show which products a customer received [MN-10].
 */
export function registerGrades(http: Http): void {
  bindEndpoint(http, endpoints.grades, ({ merchant, db }) =>
    db.tenantRead(merchant.id, (tx) => selectGrades(tx, merchant.id)),
  );
  bindEndpoint(http, endpoints.productComments, async ({ merchant, params, query, db }) => {
    const { rows, total } = await db.tenantRead(merchant.id, async (tx) => {
      const { productComment } = await loadFeatures(tx, merchant.id);
      if (!productComment) return { rows: [], total: 0 };
      return selectComments(tx, merchant.id, { ...params, ...query });
    });
    const { page, size } = query;
    const totalPages = Math.ceil(total / size);
    return { content: rows.map(viewComment), page, size, totalElements: total, totalPages };
  });
}
