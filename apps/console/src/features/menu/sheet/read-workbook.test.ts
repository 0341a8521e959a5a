import { expect, test } from "vitest";
import { readWorkbook } from "./read-workbook.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { writeZip } from "../../../platform/zip/write-zip.ts";

const TABLE_ROWS = [
  ["Nomi", "Цена", "=1+1"],
  ['Toʻy oshi <&> "katta"', 45_000, "10203040506070801"],
  ["", 0.25, "أرز\nikki qator"],
];
const readTable = async (file: Blob) => ((await readWorkbook(file)).book.dishes ?? []) as string[][];
const expectedTable = TABLE_ROWS.map((row) => row.map(String));
const padToThreeCells = (table: string[][]) => table.map((row) => [...row, "", ""].slice(0, 3));
const createSheetFile = (cells: string, more: Record<string, string> = {}) =>
  writeZip({ "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${cells}</sheetData></worksheet>`, ...more });
const createTextBlob = (said: string, encoding: BufferEncoding = "utf8") =>
  new Blob([Buffer.from(said, encoding)]);

test("[MN-1] reads a table written as xlsx unchanged, and no cell is a formula", async () => {
  const file = await writeXlsx([{ name: "Menyu", table: TABLE_ROWS }]);
  expect(padToThreeCells(await readTable(file))).toEqual(expectedTable);
});

test("[MN-1] reads xlsx files of other programs: shared and rich text, gaps, formula results", async () => {
  const file = await createSheetFile(
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2"><f>A1*2</f><v>49500.00000000001</v></c></row>' +
      '<row r="4"><c t="b"><v>1</v></c><c t="str"><f>X</f><v>a&amp;b&#1178;</v></c><c r="C4" t="e"><v>#REF!</v></c><c r="D4"/></row>',
    {
      "xl/workbook.xml":
        '<x:workbook xmlns:x="m"><x:sheets><x:sheet name="a" r:id="rId7"/></x:sheets></x:workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Target="/xl/worksheets/sheet1.xml" Id="rId7"/></Relationships>',
      "xl/sharedStrings.xml":
        '<sst><si><t>Osh</t></si><si><r><t xml:space="preserve">Lagʻ</t></r><r><t>mon</t></r><rPh><t>no</t></rPh></si></sst>',
    },
  );
  expect(await readTable(file)).toEqual([
    [],
    ["Osh", "", "Lagʻmon", "49500.00000000001"],
    [],
    ["1", "a&bҚ", "#REF!"],
  ]);
});

test("[MN-1] reads CSV files in UTF-8, UTF-16 and Windows encodings", async () => {
  const rows = [
    ["Название", "Цена"],
    ["Плов", "45000"],
  ];
  const said = "Название;Цена\r\nПлов;45000\r\n";
  expect(await readTable(createTextBlob(`\uFEFF${said}`))).toEqual(rows);
  expect(await readTable(createTextBlob(`\uFEFF${said.replaceAll(";", "\t")}`, "utf16le"))).toEqual(rows);
  const windows = Uint8Array.from(said, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 128 ? code : code - 0x350;
  });
  expect(await readTable(new Blob([windows]))).toEqual(rows);
});

test("[S9] refuses a zip bomb, a truncated file, an old Excel format and a file over ten megabytes", async () => {
  const bomb = await createSheetFile(`<row><c><v>${"0".repeat(33 * 1024 * 1024)}</v></c></row>`);
  expect(bomb.size).toBeLessThan(100_000);
  await expect(readTable(bomb)).rejects.toMatchObject({ fault: "too_large" });
  const file = new Uint8Array(await (await writeXlsx([{ name: "Menyu", table: TABLE_ROWS }])).arrayBuffer());
  for (const length of [4, 30, 200, file.length - 10])
    await expect(readTable(new Blob([file.slice(0, length)]))).rejects.toMatchObject({ fault: "unreadable" });
  const broken = file.slice();
  broken.fill(0xff, 60, file.length - 700);
  await expect(readTable(new Blob([broken]))).rejects.toMatchObject({ fault: "unreadable" });
  const entities = await createSheetFile("", {
    "xl/workbook.xml": '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>',
  });
  await expect(readTable(entities)).rejects.toMatchObject({ fault: "unreadable" });
  const far = await createSheetFile('<row r="1048576"><c r="A1048576"><v>1</v></c></row>');
  await expect(readTable(far)).rejects.toMatchObject({ fault: "too_large" });
  const old = new Blob([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])]);
  await expect(readTable(old)).rejects.toMatchObject({ fault: "unreadable" });
  await expect(readTable(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).rejects.toMatchObject({
    fault: "too_large",
  });
}, 30_000);

test("[S9] refuses tables with too many rows before they fill the memory, and ignores columns beyond 1,000", async () => {
  const MEGABYTE = 1024 * 1024;
  const tooLarge = { fault: "too_large" };
  await expect(readTable(createTextBlob("\n".repeat(10 * MEGABYTE)))).rejects.toMatchObject(tooLarge);
  await expect(readTable(createTextBlob("a;b\n".repeat(20_001)))).rejects.toMatchObject(tooLarge);
  expect(await readTable(createTextBlob("a;b\n".repeat(20_000)))).toHaveLength(20_000);
  const [wide = []] = await readTable(createTextBlob(",".repeat(10 * MEGABYTE)));
  expect(wide).toHaveLength(1_000);
  const [quoted = []] = await readTable(createTextBlob(`"${'""'.repeat(MEGABYTE)}";b`));
  expect(quoted).toEqual(['"'.repeat(MEGABYTE), "b"]);
  await expect(readTable(createTextBlob(`[${'{"name":"a"},'.repeat(20_001)}{}]`))).rejects.toMatchObject(
    tooLarge,
  );
  const keys = Array.from({ length: 20_000 - 1 }, (_, at) => ({ [`key${at}`]: at }));
  const [heads = []] = await readTable(createTextBlob(JSON.stringify(keys)));
  expect(heads).toHaveLength(1_000);
});

test("[S9] refuses deeply nested JSON and a text that every cell repeats", async () => {
  const deep = `[{"name":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}]`;
  await expect(readTable(createTextBlob(deep))).rejects.toMatchObject({ fault: "unreadable" });
  const shared = `<sst><si><t>${"a".repeat(1_000_000)}</t></si></sst>`;
  const repeated = await createSheetFile(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`, {
    "xl/sharedStrings.xml": shared,
  });
  await expect(readTable(repeated)).rejects.toMatchObject({ fault: "too_large" });
});
