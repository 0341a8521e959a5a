import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export interface FavouriteRow {
  id: string;
  productId: string;
  isFavourite: boolean;
  createdAt: Date;
}

const favouriteColumns = sql`f.id, f.product_id as "productId", f.is_favourite as "isFavourite", f.created_at as "createdAt"`;

/** Returns the customer's favourites, limited to products that are on sale. */
export async function selectFavourites(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; isFavourite: boolean },
): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select ${favouriteColumns} from favourites f
    join products p on p.merchant_id = f.merchant_id and p.id = f.product_id and p.is_sold
    where f.merchant_id = ${merchantId} and f.user_id = ${filter.userId} and f.is_favourite = ${filter.isFavourite}
    order by f.created_at desc, f.id desc`.execute(tx);
  return rows;
}

/** Stores a favourite, one row per customer and product. Undefined if the menu does not contain the product. */
export async function insertOrUpdateFavourite(
  tx: Tx,
  merchantId: string,
  mark: { id: string; userId: string; productId: string; isFavourite: boolean; at: Date },
): Promise<FavouriteRow | undefined> {
  const { rows } = await sql<FavouriteRow>`
    insert into favourites as f (merchant_id, id, user_id, product_id, is_favourite, created_at)
    select ${merchantId}, ${mark.id}, ${mark.userId}, p.id, ${mark.isFavourite}, ${mark.at}::timestamptz
    from products p
    where p.merchant_id = ${merchantId} and p.id = ${mark.productId} and p.is_sold
    on conflict (merchant_id, user_id, product_id) do update set is_favourite = excluded.is_favourite,
      created_at = case when f.is_favourite = excluded.is_favourite then f.created_at else excluded.created_at end
    returning ${favouriteColumns}`.execute(tx);
  return rows[0];
}

export async function deleteFavourite(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from favourites
    where merchant_id = ${merchantId} and user_id = ${filter.userId} and id = ${filter.id} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function deleteFavouritesOfUser(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await sql`delete from favourites where merchant_id = ${merchantId} and user_id = ${userId}`.execute(tx);
}
