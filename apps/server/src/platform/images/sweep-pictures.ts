import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/index.ts";
import { isId } from "../ids.ts";
import { type Storage, UPLOADS } from "../storage/index.ts";
import {
  deleteUnusedPictures,
  insertFoundPictures,
  selectUnusedPictures,
  updatePicturesKept,
  updatePictureUses,
} from "./queries.ts";
import { fileOf, removeFiles } from "./uploads.ts";

/** Ids of a brand's pictures that some tables name. */
export type PictureUse = (tx: Tx, merchantId: string) => Promise<readonly string[]>;

/** One page of a brand's orders, oldest first: the pictures that each shows. */
export type OrderPictures = (
  tx: Tx,
  merchantId: string,
  page: { after: string; limit: number },
) => Promise<{ id: string; pictureIds: string[] }[]>;

export interface PictureSweepParts {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** Everything but orders. */
  uses: readonly PictureUse[];
  orders: OrderPictures;
}

const GRACE_DAYS = 30;
const DAY_MS = 86_400_000;
/** Pictures that one run removes at most; the next day's goes on. */
const MAX_REMOVED = 200;
const ORDERS = 2_000;
const FOUND = 1_000;

/**
 * Removes the pictures of a brand that nothing has named for 30 days and no order shows. A picture that an order shows
 * stays for good. Runs again where it was interrupted. @returns how many pictures were removed.
 */
export async function sweepPictures(parts: PictureSweepParts, merchantId: string): Promise<number> {
  const { db, clock, storage } = parts;
  await registerFound(parts, merchantId);
  const now = clock.now();
  const before = new Date(now.getTime() - GRACE_DAYS * DAY_MS);
  const candidates = await db.tenant(merchantId, async (tx) => {
    await noteUses(tx, parts, { merchantId, now });
    return selectUnusedPictures(tx, merchantId, { before, limit: MAX_REMOVED });
  });
  if (candidates.length === 0) return 0;
  const shown = await shownByOrders(parts, merchantId, candidates);
  const removed = await db.tenant(merchantId, async (tx) => {
    await updatePicturesKept(tx, merchantId, [...shown]);
    // Something may have come to name one since.
    await noteUses(tx, parts, { merchantId, now });
    const ids = candidates.map(({ id }) => id);
    return deleteUnusedPictures(tx, merchantId, { ids, before });
  });
  // A file that stays because the storage does not answer is found by a later run.
  for (const { id } of removed) await removeFiles(storage, merchantId, id);
  return removed.length;
}

async function noteUses(
  tx: Tx,
  { uses }: PictureSweepParts,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<void> {
  const used = new Set<string>();
  for (const use of uses) for (const id of await use(tx, merchantId)) used.add(id);
  await updatePictureUses(tx, merchantId, { used: [...used], now });
}

/** Gives files without a row one: of builds that kept none, and of runs that were interrupted. */
async function registerFound({ db, storage }: PictureSweepParts, merchantId: string): Promise<void> {
  let found: { id: string; createdAt: Date }[] = [];
  const register = async () => {
    const batch = found;
    found = [];
    await db.tenant(merchantId, (tx) => insertFoundPictures(tx, merchantId, batch));
  };
  for await (const { key, modifiedAt } of storage.list(`${UPLOADS}${merchantId}/`)) {
    const id = key.slice(`${UPLOADS}${merchantId}/`.length).replace(/\.webp$/, "");
    // Another name was put there by hand.
    if (!isId(id) || fileOf(merchantId, id) !== key) continue;
    found.push({ id, createdAt: modifiedAt });
    if (found.length >= FOUND) await register();
  }
  if (found.length > 0) await register();
}

/** Those of the pictures that an order shows. Orders from before a picture was sent cannot show it. */
async function shownByOrders(
  { db, orders }: PictureSweepParts,
  merchantId: string,
  pictures: readonly { id: string }[],
): Promise<Set<string>> {
  const wanted = new Set(pictures.map(({ id }) => id));
  const shown = new Set<string>();
  // By the ids alone: when a file was written says nothing once files have been moved or restored.
  const first = Math.min(...pictures.map(({ id }) => timeOf(id)));
  // Clocks of machines differ.
  let after = firstIdOf(first - DAY_MS);
  for (;;) {
    const page = { after, limit: ORDERS };
    const found = await db.tenantRead(merchantId, (tx) => orders(tx, merchantId, page));
    for (const { pictureIds } of found) for (const id of pictureIds) if (wanted.has(id)) shown.add(id);
    const last = found.at(-1);
    if (last === undefined || found.length < ORDERS) return shown;
    after = last.id;
  }
}

/** Milliseconds when an id (UUID version 7) was made; 0 for ids of another version, which do not say it. */
function timeOf(id: string): number {
  return id[14] === "7" ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0;
}

/** The lowest id (UUID version 7) of a moment: ids of orders begin with the milliseconds when they were made. */
function firstIdOf(milliseconds: number): string {
  const hex = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`;
}
