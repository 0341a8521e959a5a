import { EMPTY_SHARED, mergeBaskets, type SharedBasket } from "@dasturxon/domain/shared-basket";
import type { Tx } from "../../../platform/database/index.ts";
import { insertOrSelectBasketForUpdate, selectBasket, updateBasket } from "./queries.ts";

interface Aged {
  /** Milliseconds since it came to be so. */
  ago: number;
}

/** What one device tells: lines that changed there, and the place if it did. */
export interface ToldBasket {
  lines: (Omit<SharedBasket["lines"][number], "changedAt"> & Aged)[];
  place?: (Omit<NonNullable<SharedBasket["place"]>, "changedAt"> & Aged) | null | undefined;
}

interface Change {
  merchantId: string;
  userId: string;
  basket: ToldBasket;
  now: Date;
}

/** Lays what a device tells over what the customer's others told, the newest word first; who tells nothing only asks. [BK-9] */
export async function shareBasket(tx: Tx, change: Change): Promise<SharedBasket> {
  const { merchantId, userId, basket, now } = change;
  const at = now.getTime();
  if (basket.lines.length === 0 && !basket.place)
    return shown((await selectBasket(tx, merchantId, userId)) ?? EMPTY_SHARED);
  const known = await insertOrSelectBasketForUpdate(tx, merchantId, { userId, or: EMPTY_SHARED, now });
  const dated = {
    lines: basket.lines.map(({ ago, ...line }) => ({ ...line, changedAt: at - ago })),
    place: basket.place ? datedPlace(basket.place, at) : null,
  };
  const content = mergeBaskets(known, dated, at);
  await updateBasket(tx, merchantId, { userId, content, now });
  return shown(content);
}

const datedPlace = ({ ago, ...place }: NonNullable<ToldBasket["place"]>, now: number) => ({
  ...place,
  changedAt: now - ago,
});

const shown = ({ lines, place }: SharedBasket): SharedBasket => ({
  lines: lines.filter(({ count }) => count > 0),
  place,
});
