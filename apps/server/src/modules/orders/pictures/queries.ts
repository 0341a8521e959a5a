import { sql } from "kysely";
import { rows, type Tx } from "../../../platform/database/index.ts";
import { pictureKeyPattern } from "../../../platform/images/index.ts";

interface PicturedOrder {
  id: string;
  /** Ids of the brand's pictures that its lines show. */
  pictureIds: string[];
}

/** One page of a brand's orders by id, which is by the time when they were placed. */
export function selectPicturesOfOrders(
  tx: Tx,
  merchantId: string,
  { after, limit }: { after: string; limit: number },
): Promise<PicturedOrder[]> {
  return rows(
    tx,
    sql<PicturedOrder>`
      select o.id, array(
          select lower(named[1]) from regexp_matches(o.lines::text, ${pictureKeyPattern(merchantId)}, 'gi') as named
        ) as "pictureIds"
      from orders o where o.merchant_id = ${merchantId} and o.id > ${after} order by o.id limit ${limit}`,
  );
}
