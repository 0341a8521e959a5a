import type { MenuCellFault } from "./menu-cells.ts";

/** Picture file uploaded with a spreadsheet. `isPlaced`: the picture is embedded in a row and not available to other rows. */
export interface PictureFile {
  /** File name including folders. */
  name: string;
  isPlaced?: boolean;
}
export interface AttachedPictures {
  files: readonly PictureFile[];
  /** Result for each source (`file:…`, `https://…`): the key of the stored picture, or a fault. */
  taken: ReadonlyMap<string, LoadedPicture>;
}
export type LoadedPicture = { key: string } | { fault: MenuCellFault };

/** Returns whether the value is a file or an address, not a stored picture yet. */
export const isPictureSource = (value: unknown): value is string =>
  typeof value === "string" && /^(?:file:|https:\/\/)/.test(value);

/** Returns the file name of a picture source such as `file:osh.jpg`, or null if the source is an address. */
export const fileNameFromSource = (source: string) => (source.startsWith("file:") ? source.slice(5) : null);
