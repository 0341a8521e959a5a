import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";
import { createPictureKeyPattern } from "../../../platform/images/index.ts";

interface OrderWithPictures {
  id: string;
  /** Ids of the brand's pictures in the order's lines. */
  pictureIds: string[];
}

/** Returns one page of a brand's orders, sorted by id. Ids are ascending by the time of placing. */
export function selectPicturesOfOrders(
  tx: Tx,
  merchantId: string,
  { after, limit }: { after: string; limit: number },
): Promise<OrderWithPictures[]> {
  return queryRows(
    tx,
    sql<OrderWithPictures>`
      select o.id, array(
          select lower(named[1]) from regexp_matches(o.lines::text, ${createPictureKeyPattern(merchantId)}, 'gi') as named
        ) as "pictureIds"
      from orders o where o.merchant_id = ${merchantId} and o.id > ${after} order by o.id limit ${limit}`,
  );
}
