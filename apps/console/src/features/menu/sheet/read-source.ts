import { type GivenFile, MAX_PICTURE, picturesIn, pictureTypeOf } from "./given-file.ts";
import { readBook, type ReadBook } from "./read-book.ts";
import { MAX_ZIP_BYTES, openZip, UnreadableFile, type Zip } from "../../../platform/zip/read-zip.ts";

/** As many pictures as one import takes. */
const MAX_PICTURES = 1_000;
const TABLE = /\.(?:xlsx|csv|txt|tsv|json)$/i;
/** ZIPs of other programmes: of OpenDocument, Word and Apple's. */
const FOREIGN = /^(?:content\.xml|word\/|ppt\/|Index\/.*\.iwa)/;

/** What people chose: tables of one file, pictures, or both. */
export type ImportSource = ReadBook;

/** Files as they were chosen: a table, pictures, ZIPs of both; what they are is told by what they hold. */
export async function readSource(files: readonly File[]): Promise<ImportSource> {
  const tables: Blob[] = [];
  const pictures: GivenFile[] = [];
  for (const file of files) {
    if (pictureTypeOf(file.name)) pictures.push({ name: file.name, read: () => Promise.resolve(file) });
    else {
      const zip = await zipIn(file);
      if (!zip) tables.push(file);
      else {
        const inside = insideOf(zip);
        pictures.push(...inside.pictures);
        for (const name of inside.tables) tables.push(new Blob(await zip.bytes(name, MAX_PICTURE)));
      }
    }
  }
  if (tables.length > 1) throw new UnreadableFile("two_tables");
  const [table] = tables;
  const read: ReadBook = table ? await readBook(table) : { book: {}, pictures: [] };
  if (!table && pictures.length === 0) throw new UnreadableFile("nothing_inside");
  const all = [...pictures, ...read.pictures];
  if (all.length > MAX_PICTURES) throw new UnreadableFile("too_many");
  return { ...read, pictures: all };
}

/** A ZIP that is no table; null: a table or something else. */
async function zipIn(file: Blob): Promise<Zip | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b) return null;
  if (file.size > MAX_ZIP_BYTES) throw new UnreadableFile("too_many");
  const zip = await openZip(file);
  if (zip.names.some((name) => FOREIGN.test(name))) throw new UnreadableFile("unreadable");
  return zip.names.some((name) => name.startsWith("xl/")) ? null : zip;
}

/** What is meant by a ZIP: not what a system leaves beside it. */
function insideOf(zip: Zip): { tables: string[]; pictures: GivenFile[] } {
  const names = zip.names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  const pictures = picturesIn(zip, names);
  return { tables: names.filter((name) => TABLE.test(name)), pictures };
}
