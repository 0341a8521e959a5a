import { sql } from "kysely";
import { queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/** All queries of this file need a platform transaction (`db.platform`). */

export interface HostPageRow {
  host: string;
  page: number;
  brandId: string;
  key: string;
}

const hostPageColumns = sql`h.host, h.page, h.merchant_id as "brandId", m.key`;

/** Returns all pages, also those of other brands, of the custom domains on which the brand has a page. */
export function selectHostPages(tx: Tx, merchantId: string): Promise<HostPageRow[]> {
  return queryRows(
    tx,
    sql<HostPageRow>`
      select ${hostPageColumns} from merchant_hosts o
      join merchant_hosts h on h.host = o.host join merchants m on m.merchant_id = h.merchant_id
      where o.merchant_id = ${merchantId} and o.host like '%.%' order by h.host, h.page`,
  );
}

/** Returns the pages of one host and locks their rows until the transaction ends. */
export function selectHostPagesForUpdate(tx: Tx, host: string): Promise<HostPageRow[]> {
  return queryRows(
    tx,
    sql<HostPageRow>`
      select ${hostPageColumns} from merchant_hosts h join merchants m on m.merchant_id = h.merchant_id
      where h.host = ${host} order by h.page for update of h`,
  );
}

/** Returns the brands with these keys, without removed brands. */
export function selectBrandsByKey(
  tx: Tx,
  keys: readonly string[],
): Promise<Pick<HostPageRow, "brandId" | "key">[]> {
  return queryRows(
    tx,
    sql<Pick<HostPageRow, "brandId" | "key">>`
      select merchant_id as "brandId", key from merchants where key = any(${keys}::text[]) and deleted_at is null`,
  );
}

/** Replaces all pages of a host except page 1. */
export async function updateHostPages(
  tx: Tx,
  host: string,
  pages: readonly Pick<HostPageRow, "page" | "brandId">[],
): Promise<void> {
  await runStatement(tx, sql`delete from merchant_hosts where host = ${host} and page > 1`);
  for (const { page, brandId } of pages)
    await runStatement(
      tx,
      sql`insert into merchant_hosts (host, page, merchant_id) values (${host}, ${page}, ${brandId})`,
    );
}

/** Increments the brands' content version, because cached pages still contain the previous URL. */
export async function updateContentVersionsOfBrands(tx: Tx, merchantIds: readonly string[]): Promise<void> {
  await runStatement(
    tx,
    sql`update merchants set content_version = content_version + 1
      where merchant_id = any(${merchantIds}::uuid[])`,
  );
}
