import { product } from "@dasturxon/contract/managed/products";
import { shapeFromResource } from "@dasturxon/contract/resource-shape";
import { readFile } from "node:fs/promises";
import { type MenuWorkbookPlan, planWorkbook } from "@dasturxon/domain/plan-workbook";
import { createMenuSheets } from "@dasturxon/domain/menu-workbook";
import { detectTableColumns } from "@dasturxon/domain/open-table";
import { expect, test } from "vitest";
import { createBlankProduct } from "../../../../parts/menu-import/blank-product.ts";
import { readWorkbook } from "../read-workbook.ts";
import { writeXlsx } from "../write-xlsx.ts";
import { writeZip } from "../../../../platform/zip/write-zip.ts";
import { fixtureMenu, fixtureLanguages } from "../../../../testing/office-menu-fixture.ts";

const anyFieldRule = { min: 0, max: 1_000_000_000, longest: 2_000, choices: [], isOptional: true };
const fieldBounds = {
  unit: { ...anyFieldRule, choices: ["KG", "LITER", "GRAMM", "COUNT"] },
  channels: { ...anyFieldRule, choices: ["WEB", "TG"] },
  costPrice: anyFieldRule,
};
const planRules = {
  languages: fixtureLanguages,
  bounds: fieldBounds,
  blank: { ...createBlankProduct(shapeFromResource(product)), costPrice: null },
  newId: () => "00000000-0000-4000-8000-000000000000",
};
async function planFile(file: Blob): Promise<MenuWorkbookPlan> {
  const { book: read, pictures } = await readWorkbook(file);
  const dishes = read.dishes && detectTableColumns(fixtureMenu, read.dishes, planRules);
  const plan = planWorkbook(
    fixtureMenu,
    { ...read, dishes },
    { ...planRules, pictures: { files: pictures, taken: new Map() } },
  );
  if (typeof plan === "string") throw new Error(plan);
  return plan;
}
const summarizePlan = ({
  added,
  changed,
  faulty,
  library,
  lists,
  unknownHeads,
  unchanged,
}: MenuWorkbookPlan) => ({
  added,
  changed: changed.map(({ after }) => after),
  faulty: [...faulty, ...lists.flatMap((list) => list.faulty)].map(({ faults }) => faults),
  library,
  unknownHeads: [...unknownHeads, ...lists.flatMap((list) => list.unknownHeads)],
  unchanged,
});
const EMPTY_PLAN = { added: [], changed: [], faulty: [], library: [], unknownHeads: [], unchanged: 4 };
const [FIRST, SECOND] = fixtureMenu.products.map(({ id }) => id);

test("[MN-1] check 8: an exported file saved again by LibreOffice changes nothing, as xlsx and as CSV of a Russian Windows", async () => {
  for (const [name, lists] of [
    ["libreoffice.xlsx", 2],
    ["libreoffice-windows-1251.csv", 0],
  ] as const) {
    const plan = await planFile(new Blob([await readFile(new URL(name, import.meta.url))]));
    expect(summarizePlan(plan)).toEqual(EMPTY_PLAN);
    expect(plan.lists).toHaveLength(lists);
  }
});

test("[MN-1] an exported file changes nothing, whatever the language of its sheet names", async () => {
  for (const reader of ["uz", "ru", "en"] as const)
    expect(
      summarizePlan(
        await planFile(
          await writeXlsx(createMenuSheets(fixtureMenu, { languages: fixtureLanguages, reader })),
        ),
      ),
    ).toEqual(EMPTY_PLAN);
});

/** Creates a workbook like those of other programs, with literal cell XML. */
const createWorkbook = (sheets: Record<string, string>, strings: readonly string[]) =>
  writeZip({
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${Object.keys(sheets)
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 3}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${Object.keys(sheets)
      .map((_, at) => `<Relationship Id="rId${at + 3}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst count="9">${strings.map((each) => `<si>${each}</si>`).join("")}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns:x14ac="a"><dimension ref="A1:J99"/><sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A9:B9"/></mergeCells></worksheet>`,
      ]),
    ),
  });
const createRowXml = (number: number, cells: string) =>
  `<row r="${number}" spans="1:9" x14ac:dyDescent="0.25">${cells}</row>`;

test("[MN-1] reads an Excel file: shared and rich text, times and sums as numbers, booleans, numeric codes, trailing empty rows", async () => {
  const heads = ["ID", "Цена", "В меню", "С", "До", "Дни", "Штрихкод", "Выход", "Скидка, %"];
  const shared = [
    ...heads.map((head) => `<t>${head}</t>`),
    `<t>${FIRST}</t>`,
    `<r><rPr><b/></rPr><t>${SECOND?.slice(0, 9)}</t></r><r><t>${SECOND?.slice(9)}</t></r>`,
    '<t xml:space="preserve">Сб</t>',
  ];
  const headRow = createRowXml(
    1,
    heads.map((_, at) => `<c r="${"ABCDEFGHI"[at]}1" s="2" t="s"><v>${at}</v></c>`).join(""),
  );
  const file = await createWorkbook(
    {
      Лист1:
        headRow +
        createRowXml(
          2,
          '<c r="A2" t="s"><v>9</v></c><c r="B2"><v>45000.000001</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" s="4" t="str"><f>"07:00; 19:30"</f><v>07:00; 19:30</v></c><c r="E2" t="inlineStr"><is><t>11:00; 02:00</t></is></c><c r="F2" t="str"><v>Вс, Пн; Пт</v></c><c r="H2"><v>0.35000000000000003</v></c><c r="I2"><v>12.5</v></c>',
        ) +
        createRowXml(
          3,
          '<c r="A3" t="s"><v>10</v></c><c r="B3" s="1"><f>B2/5</f><v>9000.0000000000018</v></c><c r="C3" t="b"><v>0</v></c><c r="D3" s="4"><v>0.29166666666666669</v></c><c r="E3" s="4"><v>0.97916666666666663</v></c><c r="F3" t="s"><v>11</v></c><c r="G3" s="3"><v>4780012345678</v></c><c r="H3"><v>1</v></c><c r="I3"><v>0</v></c>',
        ) +
        createRowXml(4, '<c r="A4" s="7"/><c r="B4" s="7"/>') +
        createRowXml(999, '<c r="A999" s="7"/>'),
    },
    shared,
  );
  expect(summarizePlan(await planFile(file))).toEqual({
    ...EMPTY_PLAN,
    changed: [
      {
        // The test file lost the code's leading zero, because the program stored the code as a number.
        barcode: "4780012345678",
        timetable: [{ days: ["SATURDAY"], from: "07:00", to: "23:30" }],
      },
    ],
    unchanged: 1,
  });
});

test("[MN-1] reads a Google Sheets file: sums with a trailing zero, additional sheets", async () => {
  const createCellsXml = (line: number, own: readonly (string | number | boolean)[]) =>
    createRowXml(
      line,
      own
        .map((value, at) => {
          const place = `${"ABCDEFGH"[at]}${line}`;
          if (typeof value === "boolean") return `<c r="${place}" s="1" t="b"><v>${Number(value)}</v></c>`;
          if (typeof value === "number") return `<c r="${place}" s="1"><v>${value.toFixed(1)}</v></c>`;
          return `<c r="${place}" s="1" t="inlineStr"><is><t>${value}</t></is></c>`;
        })
        .join(""),
    );
  const [set] = fixtureMenu.products.slice(3) as unknown as { modificationGroups: { id: string }[] }[];
  const file = await createWorkbook(
    {
      "Мои заметки": createCellsXml(1, ["купить", "рис"]),
      Меню:
        createCellsXml(1, ["ID", "Price", "On the menu", "Stock"]) +
        createCellsXml(2, [FIRST ?? "", 45_000, true, 13]),
      Наборы:
        createCellsXml(1, ["Group ID", "Product of the menu", "Price on top"]) +
        createCellsXml(2, [set?.modificationGroups[0]?.id ?? "", "Чай 1-2", 700]),
    },
    [],
  );
  const plan = await planFile(file);
  expect(summarizePlan(plan)).toMatchObject({ faulty: [], unknownHeads: [], library: [], unchanged: 0 });
  expect(
    plan.changed.map(({ after, inside }) => [after["stock"], inside?.map(({ after: is }) => is)]),
  ).toEqual([
    [13, undefined],
    [undefined, [700]],
  ]);
});

test("[S9] a sum with decimals is not read as thousands, and a broken JSON file is answered with a message", async () => {
  const file = await createWorkbook(
    {
      a:
        createRowXml(1, '<c r="A1" t="str"><v>ID</v></c><c r="B1" t="str"><v>price</v></c>') +
        createRowXml(2, `<c r="A2" t="str"><v>${FIRST}</v></c><c r="B2"><v>45.123</v></c>`),
    },
    [],
  );
  expect(summarizePlan(await planFile(file)).faulty).toMatchObject([[{ cause: "whole" }]]);
  await expect(readWorkbook(new Blob(['{"dishes": [']))).rejects.toMatchObject({ fault: "unreadable" });
});
