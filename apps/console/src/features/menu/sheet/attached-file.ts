import type { PictureFile } from "@dasturxon/domain/attached-pictures";
import type { ZipFile } from "../../../platform/zip/read-zip.ts";

/** Maximum size of a picture in bytes, sufficient for photos of a camera. They are shrunk before upload. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
const PICTURE_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  heic: "image/heic",
};

/** Picture provided with an imported table. Its content is read only when it is uploaded. */
export interface AttachedPictureFile extends PictureFile {
  read: () => Promise<Blob>;
}

/** Returns the MIME type for a file name. Null if the name has no picture extension. */
export const getPictureMimeType = (name: string) =>
  PICTURE_TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? null;

/** Returns the pictures of a ZIP file with these names. Skips missing files and names without a picture extension. */
export function listZipPictures(zip: ZipFile, names: readonly string[]): AttachedPictureFile[] {
  return names.flatMap((name) => {
    const type = getPictureMimeType(name);
    if (type === null || !zip.names.includes(name)) return [];
    return [{ name, read: async () => new Blob(await zip.bytes(name, MAX_PICTURE_BYTES), { type }) }];
  });
}
