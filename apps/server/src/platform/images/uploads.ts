import type { Clock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import { refuse, type Refusal } from "../http/index.ts";
import { isId, newId } from "../ids.ts";
import { computeSha256, type Storage, StorageUnavailableError, UPLOADS_FOLDER } from "../storage/index.ts";
import { removeRenditions } from "./rendition-cache.ts";
import type { PreparedUpload } from "./prepare-upload.ts";
import { deletePicture, insertPicture, updatePictureAsUnused } from "./queries.ts";

/** Uploaded pictures, stored under the brand's id with a name that is never reused. */
export interface PictureUploads {
  /** @returns the key of the picture in the image route. */
  save(merchantId: string, picture: PreparedUpload): Promise<string | Refusal<"picture_not_saved">>;
  /**
   * Deletes a picture and its resized copies at once, for personal data. Does nothing if the picture does not exist. If
   * the storage is unavailable, the sweep deletes it later.
   */
  remove(key: string): Promise<void>;
}

const UPLOAD_FILE_EXTENSION = ".webp" satisfies PreparedUpload["ending"];

interface UploadParts {
  db: Database;
  clock: Clock;
  storage: Storage;
}

/** Returns the storage key of a brand's uploaded picture. */
export const getUploadFile = (merchantId: string, id: string): string =>
  `${UPLOADS_FOLDER}${merchantId}/${id}${UPLOAD_FILE_EXTENSION}`;

/** Saves and deletes uploads. Must not be called inside a transaction. */
export function createPictureUploads({ db, clock, storage }: UploadParts): PictureUploads {
  return {
    async save(merchantId, { data }) {
      const id = newId();
      const picture = { id, bytes: data.length, sha256: Buffer.from(computeSha256(data), "hex") };
      // The picture's row is inserted before its file is written, so that every file has a row.
      await db.tenant(merchantId, (tx) =>
        insertPicture(tx, merchantId, { ...picture, createdAt: clock.now() }),
      );
      try {
        await storage.put(getUploadFile(merchantId, id), data, { contentType: "image/webp" });
      } catch (error) {
        if (!(error instanceof StorageUnavailableError)) throw error;
        await db.tenant(merchantId, (tx) => deletePicture(tx, merchantId, id));
        return refuse("picture_not_saved");
      }
      return `${merchantId}/${id}`;
    },
    async remove(key) {
      const [merchantId = "", id = "", ...rest] = key.split("/");
      if (!isId(merchantId) || !isId(id) || rest.length > 0) return;
      await db.tenant(merchantId, (tx) => updatePictureAsUnused(tx, merchantId, id));
      try {
        await removePictureFiles(storage, merchantId, id);
      } catch (error) {
        if (error instanceof StorageUnavailableError) return;
        throw error;
      }
      await db.tenant(merchantId, (tx) => deletePicture(tx, merchantId, id));
    },
  };
}

/** Deletes the picture and everything derived from it. */
export async function removePictureFiles(storage: Storage, merchantId: string, id: string): Promise<void> {
  await storage.remove(getUploadFile(merchantId, id));
  await removeRenditions(storage, `${merchantId}/${id}`);
}
