import type { CellFault } from "./menu-cells.ts";

/** A file that was given with a table; one that was placed in a row of it is no other row's. */
export interface PictureFile {
  /** With its folders. */
  name: string;
  isPlaced?: boolean;
}
export interface GivenPictures {
  files: readonly PictureFile[];
  /** Of `file:…` and `https://…`: the key that each is kept under now, or why it is not. */
  taken: ReadonlyMap<string, TakenPicture>;
}
export type TakenPicture = { key: string } | { fault: CellFault };

/** Has the picture yet to be taken? Until then it is a file or an address. */
export const isPictureSource = (value: unknown): value is string =>
  typeof value === "string" && /^(?:file:|https:\/\/)/.test(value);

/** The file's name of such a source; null: it is an address. */
export const fileOfSource = (source: string) => (source.startsWith("file:") ? source.slice(5) : null);
