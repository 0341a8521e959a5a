import { sql } from "kysely";
import { rows, run, type Tx } from "../../../platform/database/index.ts";

/** All of these need the platform's rights. */

export interface HostPageRow {
  host: string;
  page: number;
  brandId: string;
  key: string;
}

const hostPageColumns = sql`h.host, h.page, h.merchant_id as "brandId", m.key`;

/** Pages of the whole domains on which the brand has one. */
export function selectHostPages(tx: Tx, merchantId: string): Promise<HostPageRow[]> {
  return rows(
    tx,
    sql<HostPageRow>`
      select ${hostPageColumns} from merchant_hosts o
      join merchant_hosts h on h.host = o.host join merchants m on m.merchant_id = h.merchant_id
      where o.merchant_id = ${merchantId} and o.host like '%.%' order by h.host, h.page`,
  );
}

/** Pages of one host, held until the transaction ends. */
export function selectPagesForUpdate(tx: Tx, host: string): Promise<HostPageRow[]> {
  return rows(
    tx,
    sql<HostPageRow>`
      select ${hostPageColumns} from merchant_hosts h join merchants m on m.merchant_id = h.merchant_id
      where h.host = ${host} order by h.page for update of h`,
  );
}

/** Brands that are not removed, by their keys. */
export function selectBrandsByKey(
  tx: Tx,
  keys: readonly string[],
): Promise<Pick<HostPageRow, "brandId" | "key">[]> {
  return rows(
    tx,
    sql<Pick<HostPageRow, "brandId" | "key">>`
      select merchant_id as "brandId", key from merchants where key = any(${keys}::text[]) and deleted_at is null`,
  );
}

/** Replaces the pages of a host behind its first one. */
export async function updateHostPages(
  tx: Tx,
  host: string,
  pages: readonly Pick<HostPageRow, "page" | "brandId">[],
): Promise<void> {
  await run(tx, sql`delete from merchant_hosts where host = ${host} and page > 1`);
  for (const { page, brandId } of pages)
    await run(
      tx,
      sql`insert into merchant_hosts (host, page, merchant_id) values (${host}, ${page}, ${brandId})`,
    );
}

/** Raises the content version: prepared pages carry the address from before. */
export async function updateHostsChanged(tx: Tx, merchantIds: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`update merchants set content_version = content_version + 1
      where merchant_id = any(${merchantIds}::uuid[])`,
  );
}
