import { selectBroadcastPictureIds } from "../modules/bot/index.ts";
import { selectSettingsPictureIds } from "../modules/merchants/index.ts";
import { selectClaimPictureIds, selectPicturesOfOrders } from "../modules/orders/index.ts";
import { selectMenuPictureIds } from "../modules/products/index.ts";
import { selectPicturesOfContent } from "../modules/support/index.ts";
import { selectPeoplePictureIds } from "../modules/users/index.ts";
import { selectBrandIds } from "../platform/bus/index.ts";
import type { Database } from "../platform/database/index.ts";
import { type PictureSweepParts, selectPicturesOfChanges, sweepPictures } from "../platform/images/index.ts";
import { enqueueJob } from "../platform/jobs/index.ts";

/** References to pictures from all tables except orders. `picture-sweep.test.ts` compares them with the catalogue. */
const pictureReferenceQueries: PictureSweepParts["uses"] = [
  selectSettingsPictureIds,
  selectMenuPictureIds,
  selectPicturesOfContent,
  selectPeoplePictureIds,
  selectBroadcastPictureIds,
  selectClaimPictureIds,
  selectPicturesOfChanges,
];

/** Deletes a brand's unused pictures. @returns number of deleted pictures. */
export function sweepBrandPictures(
  parts: Pick<PictureSweepParts, "db" | "clock" | "storage">,
  merchantId: string,
): Promise<number> {
  return sweepPictures(
    { ...parts, uses: pictureReferenceQueries, orders: selectPicturesOfOrders },
    merchantId,
  );
}

/** Enqueues a job for each brand, so that one brand's failure does not stop the others. */
export async function sweepAllPictures(db: Database): Promise<void> {
  await db.platform(async (tx) => {
    for (const merchantId of await selectBrandIds(tx)) {
      const key = `sweep-brand-pictures:${merchantId}`;
      await enqueueJob(tx, "sweep-brand-pictures", { merchantId }, { key, maxAttempts: 3 });
    }
  });
}
