import type { PictureFile } from "@dasturxon/domain/given-pictures";
import type { Zip } from "../../../platform/zip/read-zip.ts";

/** One of a camera; what is sent is made smaller. */
export const MAX_PICTURE = 20 * 1024 * 1024;
const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  heic: "image/heic",
};

/** A picture that comes with a table; it is read when it is sent. */
export interface GivenFile extends PictureFile {
  read: () => Promise<Blob>;
}

/** What a file of this name has to be; null: it is called like no picture. */
export const pictureTypeOf = (name: string) => TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? null;

/** A picture of a ZIP by its name; none: it is called like none, or not there. */
export function picturesIn(zip: Zip, names: readonly string[]): GivenFile[] {
  return names.flatMap((name) => {
    const type = pictureTypeOf(name);
    if (type === null || !zip.names.includes(name)) return [];
    return [{ name, read: async () => new Blob(await zip.bytes(name, MAX_PICTURE), { type }) }];
  });
}
