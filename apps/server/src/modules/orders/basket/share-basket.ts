import { EMPTY_SHARED_BASKET, mergeBaskets, type SharedBasket } from "@dasturxon/domain/shared-basket";
import type { Tx } from "../../../platform/database/index.ts";
import { insertOrSelectBasketForUpdate, selectBasket, updateBasket } from "./queries.ts";

interface BasketChangeAge {
  /** Age of the change, in milliseconds. */
  ago: number;
}

/**
 * Basket changes sent by one device: the changed lines, and the `place` (service type with address or branch) if it
 * changed.
 */
export interface SyncedBasketBody {
  lines: (Omit<SharedBasket["lines"][number], "changedAt"> & BasketChangeAge)[];
  place?: (Omit<NonNullable<SharedBasket["place"]>, "changedAt"> & BasketChangeAge) | null | undefined;
}

interface SharedBasketChange {
  merchantId: string;
  userId: string;
  basket: SyncedBasketBody;
  now: Date;
}

/**
 * Merges changes from one device into the customer's shared basket. The newest change of each line wins. A request
 * without changes only reads the basket. [BK-9]
 */
export async function shareBasket(tx: Tx, change: SharedBasketChange): Promise<SharedBasket> {
  const { merchantId, userId, basket, now } = change;
  const at = now.getTime();
  if (basket.lines.length === 0 && !basket.place)
    return dropEmptyLines((await selectBasket(tx, merchantId, userId)) ?? EMPTY_SHARED_BASKET);
  const known = await insertOrSelectBasketForUpdate(tx, merchantId, { userId, or: EMPTY_SHARED_BASKET, now });
  const dated = {
    lines: basket.lines.map(({ ago, ...line }) => ({ ...line, changedAt: at - ago })),
    place: basket.place ? toBasketPlaceWithChangeTime(basket.place, at) : null,
  };
  const content = mergeBaskets(known, dated, at);
  await updateBasket(tx, merchantId, { userId, content, now });
  return dropEmptyLines(content);
}

const toBasketPlaceWithChangeTime = (
  { ago, ...place }: NonNullable<SyncedBasketBody["place"]>,
  now: number,
) => ({
  ...place,
  changedAt: now - ago,
});

const dropEmptyLines = ({ lines, place }: SharedBasket): SharedBasket => ({
  lines: lines.filter(({ count }) => count > 0),
  place,
});
