import { IMPORT_TABLE_LIMITS } from "@dasturxon/domain/csv";
import { sheetKeyFromName, type SheetTable } from "@dasturxon/domain/menu-workbook";
import { formatMachineNumber } from "@dasturxon/domain/menu-cells";
import { type AttachedPictureFile, listZipPictures, getPictureMimeType } from "./attached-file.ts";
import { addPictureNames } from "./place-pictures.ts";
import { readPlacedPictures } from "./read-drawings.ts";
import { getAttribute, type XmlTag, parseXmlTags } from "./xml.ts";
import { fillMergedCells } from "./merged-cells.ts";
import { openZip, UnreadableFile } from "../../../platform/zip/read-zip.ts";

interface NamedTable {
  name: string;
  table: SheetTable;
}

/** Maximum number of sheets. A menu may have one for each of its sections. */
const MAX_WORKBOOK_SHEETS = 40;
/** Maximum total length of the cell texts of a file, in characters. Cells can repeat one long shared string. */
const MAX_XLSX_TEXT_LENGTH = 16 * 1024 * 1024;

/**
 * Parses the visible sheets of an Excel file into tables of text. Formulas are replaced by their results. Rows with a
 * placed picture contain its name.
 */
export async function readXlsx(
  file: Blob,
): Promise<{ sheets: NamedTable[]; pictures: AttachedPictureFile[] }> {
  const zip = await openZip(file);
  const { text: read } = zip;
  const all = await listWorkbookSheets(read);
  const words = await read("xl/sharedStrings.xml");
  const shared = words === null ? [] : parseSharedStrings(words);
  const sheets: NamedTable[] = [];
  const names = new Set<string>();
  const budget = { characters: MAX_XLSX_TEXT_LENGTH };
  for (const { name, path } of all.slice(0, MAX_WORKBOOK_SHEETS)) {
    const sheet = await read(path);
    if (sheet === null) throw new UnreadableFile("unreadable");
    const table = fillMergedCells(parseSheetCells(sheet, shared, budget), sheet);
    const placed =
      (sheetKeyFromName(name) ?? "dishes") === "dishes" ? await readPlacedPictures(zip, path) : [];
    const known = placed.filter((each) => getPictureMimeType(each.name) !== null);
    for (const each of known) names.add(each.name);
    sheets.push({ name, table: addPictureNames(table, known) });
  }
  const pictures = listZipPictures(zip, [...names]).map((each) => ({ ...each, isPlaced: true }));
  return { sheets, pictures };
}

async function listWorkbookSheets(
  read: (name: string) => Promise<string | null>,
): Promise<{ name: string; path: string }[]> {
  const book = (await read("xl/workbook.xml")) ?? "";
  const links = [...parseXmlTags((await read("xl/_rels/workbook.xml.rels")) ?? "")];
  const sheets = [...parseXmlTags(book)].filter(({ name, isEnd }) => name === "sheet" && !isEnd);
  if (sheets.length === 0) return [{ name: "", path: "xl/worksheets/sheet1.xml" }];
  return sheets.flatMap((sheet, at) => {
    if (/^(?:veryH|h)idden$/.test(getAttribute(sheet, "state") ?? "")) return [];
    const id = getAttribute(sheet, "id");
    const link = links.find((tag) => tag.name === "Relationship" && getAttribute(tag, "Id") === id);
    const target = (link && getAttribute(link, "Target")) ?? `worksheets/sheet${at + 1}.xml`;
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    return [{ name: getAttribute(sheet, "name") ?? "", path }];
  });
}

/** Decodes escapes such as `_x000D_`, which Excel uses for characters that XML does not allow. */
const decodeExcelEscapes = (text: string) =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16)));

/**
 * Returns the text of each `<si>` element of the shared strings in an Excel file. Joins rich text and omits phonetic
 * hints.
 */
function parseSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let words = "";
  let isSpoken = false;
  for (const { name, isEnd, isEmpty, text } of parseXmlTags(xml)) {
    if (name === "rPh") isSpoken = !isEnd;
    if (name === "t" && isEnd && !isSpoken) words += text;
    if (name !== "si") continue;
    if (isEnd || isEmpty) strings.push(decodeExcelEscapes(words));
    words = "";
  }
  return strings;
}

/** Returns the column of a cell reference, from 0: `BC` of `BC12`. Returns `next` if there is no reference. */
function parseColumnIndex(place: string | null, next: number): number {
  const letters = place?.match(/^[A-Z]{1,3}/)?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Reads the cells of a sheet, and subtracts the length of their texts from the budget of the file. */
function parseSheetCells(xml: string, shared: readonly string[], budget: { characters: number }): string[][] {
  const table: string[][] = [];
  let row = -1;
  let column = -1;
  let cell: XmlTag | null = null;
  let words = "";
  for (const tag of parseXmlTags(xml)) {
    const { name, isEnd, isEmpty, text } = tag;
    if (name === "row" && !isEnd) {
      row = Number(getAttribute(tag, "r") ?? row + 2) - 1;
      column = -1;
    } else if (name === "c" && !isEnd) {
      column = parseColumnIndex(getAttribute(tag, "r"), column + 1);
      cell = isEmpty ? null : tag;
      words = "";
    } else if ((name === "v" || name === "t") && isEnd) words += text;
    else if (name === "c" && cell) {
      const kind = getAttribute(cell, "t");
      const said = parseCellText(kind, words, shared);
      budget.characters -= said.length;
      if (budget.characters < 0) throw new UnreadableFile("too_large");
      if (said !== "") setTableCell(table, { row, column, said });
      cell = null;
    }
  }
  return Array.from(table, (cells) => Array.from(cells ?? [], (said) => said ?? ""));
}

function parseCellText(kind: string | null, words: string, shared: readonly string[]): string {
  if (kind === "s") return shared[Number(words)] ?? "";
  if (kind === "inlineStr" || kind === "str") return decodeExcelEscapes(words);
  return kind === null || kind === "n" ? formatMachineNumber(words) : words;
}

function setTableCell(
  table: string[][],
  { row, column, said }: { row: number; column: number; said: string },
): void {
  if (!(row >= 0 && row < IMPORT_TABLE_LIMITS.rows)) throw new UnreadableFile("too_large");
  if (column >= IMPORT_TABLE_LIMITS.columns) return;
  const cells = (table[row] ??= []);
  cells[column] = said;
}
