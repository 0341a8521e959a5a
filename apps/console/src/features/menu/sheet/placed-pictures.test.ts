import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readWorkbook } from "./read-workbook.ts";
import { writeZip } from "../../../platform/zip/write-zip.ts";

const PICTURE_BYTES = Uint8Array.from({ length: 64 }, (_, at) => at);
const RELATIONSHIP_TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const createAnchorXml = (column: number, row: number, id: string, kind = "twoCellAnchor") =>
  `<xdr:${kind}><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>9</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>7</xdr:rowOff></xdr:from>` +
  `<xdr:to><xdr:col>9</xdr:col><xdr:row>9</xdr:row></xdr:to><xdr:pic><xdr:blipFill><a:blip r:embed="${id}" cstate="print"><a:extLst/></a:blip></xdr:blipFill></xdr:pic></xdr:${kind}>`;
const createRowsXml = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `<row>${row.map((cell) => `<c t="str"><v>${cell}</v></c>`).join("")}</row>`).join("");
const createSheetFile = (
  rows: readonly (readonly string[])[],
  anchors: string,
  more: Record<string, string> = {},
) =>
  writeZip({
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${createRowsXml(rows)}</sheetData><drawing r:id="rId1"/></worksheet>`,
    "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships><Relationship Id="rId1" Type="${RELATIONSHIP_TYPE}/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
    "xl/drawings/drawing1.xml": `<xdr:wsDr>${anchors}</xdr:wsDr>`,
    "xl/drawings/_rels/drawing1.xml.rels": `<Relationships><Relationship Id="rId1" Type="${RELATIONSHIP_TYPE}/image" Target="../media/image1.png"/><Relationship Id="rId2" Type="${RELATIONSHIP_TYPE}/image" Target="/xl/media/image2.jpeg"/><Relationship Id="rId3" Type="${RELATIONSHIP_TYPE}/image" TargetMode="External" Target="https://10.0.0.1/a.png"/><Relationship Id="rId4" Type="${RELATIONSHIP_TYPE}/image" Target="../media/image4.emf"/></Relationships>`,
    "xl/media/image1.png": PICTURE_BYTES,
    "xl/media/image2.jpeg": PICTURE_BYTES,
    "xl/media/image4.emf": PICTURE_BYTES,
    ...more,
  });

test("[MN-1] a picture anchored on a row belongs to it before text in its cell; one in the picture column precedes one beside it", async () => {
  const { book, pictures } = await readWorkbook(
    await createSheetFile(
      [
        ["ID", "Rasm", "Narxi"],
        ["p1", "https://a.uz/osh.jpg", "1"],
        ["p2", "", "2"],
        ["p3", "kola.png", "3"],
      ],
      createAnchorXml(2, 1, "rId2") +
        createAnchorXml(1, 1, "rId1", "oneCellAnchor") +
        createAnchorXml(4, 2, "rId2"),
    ),
  );
  expect(book.dishes).toEqual([
    ["ID", "Rasm", "Narxi"],
    ["p1", "xl/media/image1.png", "1"],
    ["p2", "xl/media/image2.jpeg", "2"],
    ["p3", "kola.png", "3"],
  ]);
  expect(pictures).toMatchObject([
    { name: "xl/media/image2.jpeg", isPlaced: true },
    { name: "xl/media/image1.png", isPlaced: true },
  ]);
  expect((await pictures[0]?.read())?.type).toBe("image/jpeg");
});

test("[MN-1] adds a picture column to a table that has none, empty for the other rows", async () => {
  const { book } = await readWorkbook(
    await createSheetFile([["ID"], ["p1", "a"], ["p2"]], createAnchorXml(0, 2, "rId1")),
  );
  expect(book.dishes).toEqual([
    ["ID", "", "image"],
    ["p1", "a", null],
    ["p2", "", "xl/media/image1.png"],
  ]);
});

test("[MN-1] ignores pictures on the header, below the rows, outside the file or of an unsupported type", async () => {
  const rows = [["ID"], ["p1"]];
  for (const anchors of [
    createAnchorXml(0, 0, "rId1"),
    createAnchorXml(0, 7, "rId1"),
    createAnchorXml(0, 1, "rId3"),
    createAnchorXml(0, 1, "rId4"),
    createAnchorXml(0, 1, "rId9"),
    createAnchorXml(-1, 1, "rId1"),
    "<xdr:twoCellAnchor/>",
  ])
    expect((await readWorkbook(await createSheetFile(rows, anchors))).book.dishes, anchors).toEqual(rows);
  const torn = await createSheetFile(rows, createAnchorXml(0, 1, "rId1"), {
    "xl/drawings/drawing1.xml": "<!DOCTYPE a>",
  });
  await expect(readWorkbook(torn)).rejects.toMatchObject({ fault: "unreadable" });
});

test("[MN-1] finds pictures saved by LibreOffice on their rows", async () => {
  const file = new Blob([await readFile(new URL("office/libreoffice-pictures.xlsx", import.meta.url))]);
  const { book, pictures } = await readWorkbook(file);
  expect(book.dishes?.map((row) => row.map((cell) => cell?.replace(/^xl\/media\/image\d\./, "")))).toEqual([
    ["Nomi", "Rasm", "Narxi"],
    ["Osh", "png", "45000"],
    ["Kola", "png", "9000"],
    ["Choy", "", "3000"],
  ]);
  expect(pictures).toHaveLength(2);
  const [first] = pictures;
  const head = new Uint8Array((await (await first?.read())?.slice(1, 4).arrayBuffer()) ?? new ArrayBuffer(0));
  expect(new TextDecoder().decode(head)).toBe("PNG");
});
