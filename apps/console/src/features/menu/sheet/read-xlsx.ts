import { attributeOf, type Tag, tagsOf } from "./xml.ts";
import { openZip, UnreadableFile } from "./zip/read-zip.ts";

const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;

/** The first sheet of an Excel file as a table of words: results of formulas, no formulas. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const read = openZip(bytes);
  const sheet = await read(await firstSheet(read));
  if (sheet === null) throw new UnreadableFile("unreadable");
  const shared = await read("xl/sharedStrings.xml");
  return cellsOf(sheet, shared === null ? [] : stringsOf(shared));
}

async function firstSheet(read: (name: string) => Promise<string | null>): Promise<string> {
  const book = (await read("xl/workbook.xml")) ?? "";
  const links = (await read("xl/_rels/workbook.xml.rels")) ?? "";
  const sheet = [...tagsOf(book)].find(({ name, isEnd }) => name === "sheet" && !isEnd);
  const id = sheet && attributeOf(sheet, "id");
  const link = [...tagsOf(links)].find((tag) => tag.name === "Relationship" && attributeOf(tag, "Id") === id);
  const target = (link && attributeOf(link, "Target")) ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** `_x000D_` is a sign that XML has no letter for. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16)));

/** The words of each `<si>`, rich ones joined; how they are pronounced is left out. */
function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let words = "";
  let isSpoken = false;
  for (const { name, isEnd, isEmpty, text } of tagsOf(xml)) {
    if (name === "rPh") isSpoken = !isEnd;
    if (name === "t" && isEnd && !isSpoken) words += text;
    if (name !== "si") continue;
    if (isEnd || isEmpty) strings.push(unescaped(words));
    words = "";
  }
  return strings;
}

/** `BC` of `BC12` as a number from 0. */
function columnOf(place: string | null, next: number): number {
  const letters = place?.match(/^[A-Z]{1,3}/)?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellsOf(xml: string, shared: readonly string[]): string[][] {
  const table: string[][] = [];
  let row = -1;
  let column = -1;
  let cell: Tag | null = null;
  let words = "";
  for (const tag of tagsOf(xml)) {
    const { name, isEnd, isEmpty, text } = tag;
    if (name === "row" && !isEnd) {
      row = Number(attributeOf(tag, "r") ?? row + 2) - 1;
      column = -1;
    } else if (name === "c" && !isEnd) {
      column = columnOf(attributeOf(tag, "r"), column + 1);
      cell = isEmpty ? null : tag;
      words = "";
    } else if ((name === "v" || name === "t") && isEnd) words += text;
    else if (name === "c" && cell) {
      const kind = attributeOf(cell, "t");
      const said =
        kind === "s" ? (shared[Number(words)] ?? "") : kind === "inlineStr" ? unescaped(words) : words;
      if (said !== "") put(table, { row, column, said });
      cell = null;
    }
  }
  return Array.from(table, (cells) => Array.from(cells ?? [], (said) => said ?? ""));
}

function put(table: string[][], { row, column, said }: { row: number; column: number; said: string }): void {
  if (!(row >= 0 && row < MAX_ROWS)) throw new UnreadableFile("too_large");
  if (column >= MAX_COLUMNS) return;
  const cells = (table[row] ??= []);
  cells[column] = said;
}
