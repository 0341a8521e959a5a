import { endpoints } from "@dasturxon/contract";
import { MAX_STORED_HEADERS } from "@dasturxon/contract/menu-import";
import { bindEndpoint, type Http } from "../../../platform/http/index.ts";
import { deleteOldColumnMappings, selectColumnMappings, insertOrUpdateColumnMappings } from "./queries.ts";

/** Registers the endpoints that read and save the column mapping of a brand's price lists, by column header. [MN-1] */
export function registerColumnMappings(http: Http): void {
  bindEndpoint(http, endpoints.menuHeads, ({ session: { merchantId }, db }) =>
    db.tenantRead(merchantId, async (tx) => ({ heads: await selectColumnMappings(tx, merchantId) })),
  );
  bindEndpoint(http, endpoints.changeMenuHeads, ({ session: { merchantId }, db, body, clock }) =>
    db.tenant(merchantId, async (tx) => {
      // Removes duplicate headers and keeps the last one: an upsert cannot update the same row twice.
      const heads = [...new Map(body.heads.map((each) => [each.head, each])).values()];
      await insertOrUpdateColumnMappings(tx, merchantId, { heads, at: clock.now() });
      await deleteOldColumnMappings(tx, merchantId, MAX_STORED_HEADERS);
      return { count: heads.length };
    }),
  );
}
