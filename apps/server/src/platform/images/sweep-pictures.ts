import type { Clock } from "../clock.ts";
import type { Database, Tx } from "../database/index.ts";
import { isId } from "../ids.ts";
import { type Storage, UPLOADS_FOLDER } from "../storage/index.ts";
import {
  deleteUnusedPictures,
  insertPicturesOfFiles,
  selectUnusedPictures,
  updatePicturesAsReferenced,
  updatePictureUses,
} from "./queries.ts";
import { getUploadFile, removePictureFiles } from "./uploads.ts";

/** Returns the ids of a brand's pictures that some tables reference. */
export type UsedPicturesQuery = (tx: Tx, merchantId: string) => Promise<readonly string[]>;

/** Returns one page of the list of a brand's orders, oldest first, with the pictures of each order. */
export type OrderPicturesQuery = (
  tx: Tx,
  merchantId: string,
  page: { after: string; limit: number },
) => Promise<{ id: string; pictureIds: string[] }[]>;

export interface PictureSweepParts {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** Queries for the pictures that are referenced by anything except orders. */
  uses: readonly UsedPicturesQuery[];
  orders: OrderPicturesQuery;
}

const DELETED_PICTURE_GRACE_DAYS = 30;
const DAY_MS = 86_400_000;
/** Maximum number of pictures deleted in one run. The run of the next day continues. */
const MAX_REMOVED_PICTURES = 200;
const ORDERS_PER_PAGE = 2_000;
const FILES_PER_BATCH = 1_000;

/**
 * Deletes the pictures of a brand that have been unreferenced for 30 days and that no order shows. A picture in an
 * order is never deleted. An interrupted run can be repeated.
 * @returns number of deleted pictures.
 */
export async function sweepPictures(parts: PictureSweepParts, merchantId: string): Promise<number> {
  const { db, clock, storage } = parts;
  await insertRowsOfUnregisteredFiles(parts, merchantId);
  const now = clock.now();
  const before = new Date(now.getTime() - DELETED_PICTURE_GRACE_DAYS * DAY_MS);
  const candidates = await db.tenant(merchantId, async (tx) => {
    await recordPictureUses(tx, parts, { merchantId, now });
    return selectUnusedPictures(tx, merchantId, { before, limit: MAX_REMOVED_PICTURES });
  });
  if (candidates.length === 0) return 0;
  const shown = await selectPicturesShownByOrders(parts, merchantId, candidates);
  const removed = await db.tenant(merchantId, async (tx) => {
    await updatePicturesAsReferenced(tx, merchantId, [...shown]);
    // The references are recorded again, because some may have been added since the candidates were selected.
    await recordPictureUses(tx, parts, { merchantId, now });
    const ids = candidates.map(({ id }) => id);
    return deleteUnusedPictures(tx, merchantId, { ids, before });
  });
  // If the storage does not respond, the file remains, and a later run of the sweep finds it.
  for (const { id } of removed) await removePictureFiles(storage, merchantId, id);
  return removed.length;
}

async function recordPictureUses(
  tx: Tx,
  { uses }: PictureSweepParts,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<void> {
  const used = new Set<string>();
  for (const use of uses) for (const id of await use(tx, merchantId)) used.add(id);
  await updatePictureUses(tx, merchantId, { used: [...used], now });
}

/** Inserts rows for files without one, from builds without the table `pictures` and from interrupted runs. */
async function insertRowsOfUnregisteredFiles(
  { db, storage }: PictureSweepParts,
  merchantId: string,
): Promise<void> {
  let found: { id: string; createdAt: Date }[] = [];
  const registerFoundFiles = async () => {
    const batch = found;
    found = [];
    await db.tenant(merchantId, (tx) => insertPicturesOfFiles(tx, merchantId, batch));
  };
  for await (const { key, modifiedAt } of storage.list(`${UPLOADS_FOLDER}${merchantId}/`)) {
    const id = key.slice(`${UPLOADS_FOLDER}${merchantId}/`.length).replace(/\.webp$/, "");
    // A file whose name is not a picture id was added manually, so it is ignored.
    if (!isId(id) || getUploadFile(merchantId, id) !== key) continue;
    found.push({ id, createdAt: modifiedAt });
    if (found.length >= FILES_PER_BATCH) await registerFoundFiles();
  }
  if (found.length > 0) await registerFoundFiles();
}

/** Returns the given pictures that an order shows. Orders older than the upload of a picture cannot show it. */
async function selectPicturesShownByOrders(
  { db, orders }: PictureSweepParts,
  merchantId: string,
  pictures: readonly { id: string }[],
): Promise<Set<string>> {
  const wanted = new Set(pictures.map(({ id }) => id));
  const shown = new Set<string>();
  // The creation time is read from the ids, because the modification time of a file changes if files are moved or
  // restored.
  const first = Math.min(...pictures.map(({ id }) => parseCreationTime(id)));
  // The search starts a day before the oldest picture, because the clocks of machines may differ.
  let after = lowestUuidFromTime(first - DAY_MS);
  for (;;) {
    const page = { after, limit: ORDERS_PER_PAGE };
    const found = await db.tenantRead(merchantId, (tx) => orders(tx, merchantId, page));
    for (const { pictureIds } of found) for (const id of pictureIds) if (wanted.has(id)) shown.add(id);
    const last = found.at(-1);
    if (last === undefined || found.length < ORDERS_PER_PAGE) return shown;
    after = last.id;
  }
}

/** Returns the creation time of an id (UUID version 7) in milliseconds, or 0 for ids of other versions. */
function parseCreationTime(id: string): number {
  return id[14] === "7" ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0;
}

/** Returns the lowest id (UUID version 7) of a time. Ids of orders start with their creation time in milliseconds. */
function lowestUuidFromTime(milliseconds: number): string {
  const hex = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`;
}
