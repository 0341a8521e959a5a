import {
  type AttachedPictureFile,
  MAX_PICTURE_BYTES,
  listZipPictures,
  getPictureMimeType,
} from "./attached-file.ts";
import { readWorkbook, type ParsedWorkbook } from "./read-workbook.ts";
import { MAX_ZIP_BYTES, openZip, UnreadableFile, type ZipFile } from "../../../platform/zip/read-zip.ts";

/** Maximum number of pictures in one import. */
const MAX_PICTURES = 1_000;
const TABLE_NAME_PATTERN = /\.(?:xlsx|csv|txt|tsv|json)$/i;
/** Entries of unsupported formats based on ZIP: OpenDocument, Word, PowerPoint and Apple iWork. */
const UNSUPPORTED_ARCHIVE_ENTRY_PATTERN = /^(?:content\.xml|word\/|ppt\/|Index\/.*\.iwa)/;

/** Content of the chosen files: tables of one file, pictures, or both. */
export type MenuImportSource = ParsedWorkbook;

/** Parses the chosen files: a table, pictures, or ZIP archives of both. Detects archives and the table by content. */
export async function parseImportFiles(files: readonly File[]): Promise<MenuImportSource> {
  const tables: Blob[] = [];
  const pictures: AttachedPictureFile[] = [];
  for (const file of files) {
    if (getPictureMimeType(file.name)) pictures.push({ name: file.name, read: () => Promise.resolve(file) });
    else {
      const zip = await openZipFile(file);
      if (!zip) tables.push(file);
      else {
        const inside = listZipContents(zip);
        pictures.push(...inside.pictures);
        for (const name of inside.tables) tables.push(new Blob(await zip.bytes(name, MAX_PICTURE_BYTES)));
      }
    }
  }
  if (tables.length > 1) throw new UnreadableFile("two_tables");
  const [table] = tables;
  const read: ParsedWorkbook = table ? await readWorkbook(table) : { book: {}, pictures: [] };
  if (!table && pictures.length === 0) throw new UnreadableFile("nothing_inside");
  const all = [...pictures, ...read.pictures];
  if (all.length > MAX_PICTURES) throw new UnreadableFile("too_many");
  return { ...read, pictures: all };
}

/** Returns the archive if the file is a ZIP of files. Null for an Excel file or a file that is not a ZIP. */
async function openZipFile(file: Blob): Promise<ZipFile | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b) return null;
  if (file.size > MAX_ZIP_BYTES) throw new UnreadableFile("too_many");
  const zip = await openZip(file);
  if (zip.names.some((name) => UNSUPPORTED_ARCHIVE_ENTRY_PATTERN.test(name)))
    throw new UnreadableFile("unreadable");
  return zip.names.some((name) => name.startsWith("xl/")) ? null : zip;
}

/** Returns the tables and pictures of a ZIP. Ignores hidden files that operating systems add. */
function listZipContents(zip: ZipFile): { tables: string[]; pictures: AttachedPictureFile[] } {
  const names = zip.names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  const pictures = listZipPictures(zip, names);
  return { tables: names.filter((name) => TABLE_NAME_PATTERN.test(name)), pictures };
}
