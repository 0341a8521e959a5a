import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "../ids.ts";
import { madeFolderOf } from "./disk-cache.ts";
import { isImageKey } from "./image-source.ts";
import type { PreparedUpload } from "./prepare-upload.ts";

/** Brands' own pictures on disk, each below its brand's id, under a name that is never used again. */
export interface Uploads {
  /** Gives the key that the image route serves it by. */
  save(merchantId: string, picture: PreparedUpload): Promise<string>;
  /** Removes a picture that nothing names any longer, and its copies in other sizes; none is no fault. */
  remove(key: string): Promise<void>;
}

const ENDING = ".webp" satisfies PreparedUpload["ending"];

/** Uploads in a folder; `cacheDir` is where the image route keeps what it makes of them. */
export function createUploads(folder: string, cacheDir: string): Uploads {
  return {
    async save(merchantId, { data }) {
      const key = `${merchantId}/${newId()}`;
      const file = join(folder, key) + ENDING;
      await mkdir(join(folder, merchantId), { recursive: true });
      // A reader sees the whole file or none.
      await writeFile(`${file}.part`, data);
      await rename(`${file}.part`, file);
      return key;
    },
    async remove(key) {
      if (!isImageKey(key)) return;
      await rm(join(folder, key) + ENDING, { force: true });
      await rm(madeFolderOf(cacheDir, key), { recursive: true, force: true });
    },
  };
}
