import { readCsv, IMPORT_TABLE_LIMITS } from "@dasturxon/domain/csv";
import { createWorkbook, type MenuWorkbook } from "@dasturxon/domain/menu-workbook";
import { readMenuJson } from "@dasturxon/domain/menu-json";
import { type DishSheet, filterDishSheets } from "@dasturxon/domain/merge-sheets";
import type { AttachedPictureFile } from "./attached-file.ts";
import { readXlsx } from "./read-xlsx.ts";
import { MAX_ZIP_BYTES, UnreadableFile } from "../../../platform/zip/read-zip.ts";

const MAX_WORKBOOK_BYTES = 10 * 1024 * 1024;

/** Tables of a file, with the pictures placed on their rows. */
export interface ParsedWorkbook {
  book: MenuWorkbook;
  /** Sheets or JSON lists that may contain dishes. `book` contains one of them as the table of dishes. */
  sheets?: readonly DishSheet[];
  /** Lists of a JSON file without dishes, which are not imported. */
  ignored?: readonly string[];
  pictures: readonly AttachedPictureFile[];
}

/** Parses a file into tables. Detects the format by content, not by name: Excel, JSON or text (see `decodeText`). */
export async function readWorkbook(file: Blob): Promise<ParsedWorkbook> {
  const read = await parseTableFile(file);
  for (const table of Object.values(read.book))
    if (table.length > IMPORT_TABLE_LIMITS.rows) throw new UnreadableFile("too_large");
  const rows = read.sheets?.reduce((sum, { table }) => sum + table.length, 0) ?? 0;
  if (rows > IMPORT_TABLE_LIMITS.rows) throw new UnreadableFile("too_large");
  return read;
}

async function parseTableFile(file: Blob): Promise<ParsedWorkbook> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isExcel = first === 0x50 && second === 0x4b;
  if (file.size > (isExcel ? MAX_ZIP_BYTES : MAX_WORKBOOK_BYTES)) throw new UnreadableFile("too_large");
  if (isExcel) {
    const { sheets, pictures } = await readXlsx(file);
    return { book: createWorkbook(sheets), sheets: filterDishSheets(sheets), pictures };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeText(bytes);
  // Text has no NUL characters, so this is a binary file such as an old Excel format or a picture.
  if (text.includes("\0")) throw new UnreadableFile("unreadable");
  if (!/^\uFEFF?\s*[[{]/.test(text)) return { book: { dishes: readCsv(text) }, pictures: [] };
  const menu = readMenuJson(text.replace(/^\uFEFF/, ""));
  if (!menu) throw new UnreadableFile("unreadable");
  return { ...menu, pictures: [] };
}

/** Decodes UTF-8 or UTF-16 (Excel's "Unicode text"), or else the Windows encoding of Russian. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
