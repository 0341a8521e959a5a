import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { selectBranch } from "../queries.ts";
import type { InstallationParameters } from "../read-settings.ts";
import { selectTables } from "./queries.ts";
import { showTableOfCode } from "./show-table.ts";
import { listTableCodes, renewTableCode } from "./table-codes.ts";

/**
 * Registers the API calls for tables of a branch and the table of a QR code. Staff who run the brand also get the QR codes.
 */
export function registerTables(http: Http, { publicUrl, takesPayment }: InstallationParameters): void {
  bindEndpoint(http, endpoints.branchTables, ({ merchant, params, db }) =>
    db.tenantRead(merchant.id, async (tx) => {
      const branch = await selectBranch(tx, merchant.id, params.id);
      return branch ? selectTables(tx, merchant.id, branch.id) : refuse("not_found");
    }),
  );
  bindEndpoint(http, endpoints.tableCodes, ({ session: { merchantId, role, branchIds }, db }) => {
    if (!mayPerformTask(role, "give_table_codes")) return refuse("forbidden");
    return db.tenantRead(merchantId, (tx) => listTableCodes(tx, merchantId, { publicUrl, branchIds }));
  });
  bindEndpoint(http, endpoints.renewTableCode, (call) => {
    const { merchantId, role } = call.session;
    if (!mayPerformTask(role, "give_table_codes")) return refuse("forbidden");
    return call.db.tenant(merchantId, (tx) => renewTableCode(tx, call, { ...call.params, publicUrl }));
  });
  bindEndpoint(http, endpoints.tableOfCode, ({ merchant, params, query, db }) =>
    db.tenantRead(merchant.id, (tx) =>
      showTableOfCode(tx, merchant.id, { id: params.id, secret: query.tableSecret, takesPayment }),
    ),
  );
}
