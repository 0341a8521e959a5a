import type { Text } from "@dasturxon/domain/text";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export interface SearchedRow {
  id: string;
  name: Text;
  description: Text;
  tags: string[];
  barcode: string | null;
}

type Channel = "TG" | "WEB";

/** Changes whenever a text that is searched does, and only then: stops and stock leave it as it is. */
export async function selectTextPrint(tx: Tx, merchantId: string, channel: Channel): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select concat_ws(':', count(*), sum(hashtextextended(concat_ws('|', id, priority, name, description, tags, barcode), 0)))
      as print
    from products
    where merchant_id = ${merchantId} and is_sold and ${channel} = any(channels)`.execute(tx);
  return rows[0]?.print ?? "";
}

/** What is searched of every product on sale, in the order of the menu. */
export async function selectSearched(tx: Tx, merchantId: string, channel: Channel): Promise<SearchedRow[]> {
  const { rows } = await sql<SearchedRow>`
    select id, name, description, tags, barcode from products
    where merchant_id = ${merchantId} and is_sold and ${channel} = any(channels)
    order by priority, id`.execute(tx);
  return rows;
}
