import type { TextByLanguage } from "@dasturxon/domain/text";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export interface SearchedProductRow {
  id: string;
  name: TextByLanguage;
  description: TextByLanguage;
  tags: string[];
  labels: string[];
  /** Name of the product's category. */
  category: TextByLanguage;
  barcode: string | null;
}

type MenuChannelCode = "TG" | "WEB";

/** Returns a fingerprint of the searched texts. It changes only if a text changes, not with stops or stock. */
export async function selectTextFingerprint(
  tx: Tx,
  merchantId: string,
  channel: MenuChannelCode,
): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select concat_ws(':', count(*), sum(hashtextextended(concat_ws('|', p.id, p.priority, p.name, p.description, p.tags,
      p.labels, c.name, p.barcode), 0))) as print
    from products p left join categories c on c.merchant_id = ${merchantId} and c.id = p.category_id
    where p.merchant_id = ${merchantId} and p.is_sold and ${channel} = any(p.channels)`.execute(tx);
  return rows[0]?.print ?? "";
}

/** Returns the searched fields of every product on sale, in menu order, which also ranks equal hits. */
export async function selectSearchedProducts(
  tx: Tx,
  merchantId: string,
  channel: MenuChannelCode,
): Promise<SearchedProductRow[]> {
  const { rows } = await sql<SearchedProductRow>`
    select p.id, p.name, p.description, p.tags, p.labels, coalesce(c.name, '{}') as category, p.barcode
    from products p left join categories c on c.merchant_id = ${merchantId} and c.id = p.category_id
    where p.merchant_id = ${merchantId} and p.is_sold and ${channel} = any(p.channels)
    order by p.priority, p.id`.execute(tx);
  return rows;
}
