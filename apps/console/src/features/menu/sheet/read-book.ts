import { readCsv, TABLE_LIMITS } from "@dasturxon/domain/csv";
import { bookOf, type MenuBook, readMenuJson } from "@dasturxon/domain/menu-book";
import { type DishSheet, dishSheetsOf } from "@dasturxon/domain/merge-sheets";
import type { GivenFile } from "./given-file.ts";
import { readXlsx } from "./read-xlsx.ts";
import { MAX_ZIP_BYTES, UnreadableFile } from "../../../platform/zip/read-zip.ts";

const MAX_BYTES = 10 * 1024 * 1024;

/** The tables of a file, with the pictures that lie on their rows. */
export interface ReadBook {
  book: MenuBook;
  /** Sheets of an Excel file that may contain dishes; one of them is the table of dishes in `book`. */
  sheets?: readonly DishSheet[];
  pictures: readonly GivenFile[];
}

/** A file as the tables in it, by what it holds, whatever it is called: Excel, JSON, or text in one of its alphabets. */
export async function readBook(file: Blob): Promise<ReadBook> {
  const read = await tablesOf(file);
  for (const table of Object.values(read.book))
    if (table.length > TABLE_LIMITS.rows) throw new UnreadableFile("too_large");
  const rows = read.sheets?.reduce((sum, { table }) => sum + table.length, 0) ?? 0;
  if (rows > TABLE_LIMITS.rows) throw new UnreadableFile("too_large");
  return read;
}

async function tablesOf(file: Blob): Promise<ReadBook> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isExcel = first === 0x50 && second === 0x4b;
  if (file.size > (isExcel ? MAX_ZIP_BYTES : MAX_BYTES)) throw new UnreadableFile("too_large");
  if (isExcel) {
    const { sheets, pictures } = await readXlsx(file);
    return { book: bookOf(sheets), sheets: dishSheetsOf(sheets), pictures };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  // What no text has: an older Excel's file, a picture.
  if (text.includes("\0")) throw new UnreadableFile("unreadable");
  if (!/^\uFEFF?\s*[[{]/.test(text)) return { book: { dishes: readCsv(text) }, pictures: [] };
  const book = readMenuJson(text.replace(/^\uFEFF/, ""));
  if (!book) throw new UnreadableFile("unreadable");
  return { book, pictures: [] };
}

/** UTF-8, UTF-16 as Excel's "Unicode text", else what Windows writes Russian in. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
