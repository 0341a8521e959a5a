import { writeZip } from "../../../platform/zip/write-zip.ts";

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE_RELATIONSHIPS_NAMESPACE = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE_RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SPREADSHEET_CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Escapes text for XML. Removes characters that XML does not allow. */
const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

function toColumnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? toColumnLetters(rest - 1) : "") + String.fromCharCode(65 + (column % 26));
}

/** Returns the XML of a cell. Text is always stored as text, so a cell is never a formula. */
function toCellXml(value: string | number, place: string, isHead: boolean): string {
  if (value === "") return "";
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
  const words = `<is><t xml:space="preserve">${escapeXml(value)}</t></is>`;
  return `<c r="${place}" s="${isHead ? 2 : 1}" t="inlineStr">${words}</c>`;
}

interface SheetTableInput {
  name: string;
  table: readonly (readonly (string | number)[])[];
}

function createSheetXml({ table }: SheetTableInput): string {
  const rows = table.map((row, at) => {
    const cells = row.map((value, column) =>
      toCellXml(value, `${toColumnLetters(column)}${at + 1}`, at === 0),
    );
    return `<row r="${at + 1}">${cells.join("")}</row>`;
  });
  const view = '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView>';
  return `${XML_DECLARATION}<worksheet xmlns="${SPREADSHEET_NAMESPACE}"><sheetViews>${view}</sheetViews><sheetData>${rows.join("")}</sheetData></worksheet>`;
}

/** Writes tables as the sheets of an Excel file. The first row of each sheet is frozen. */
export function writeXlsx(sheets: readonly SheetTableInput[]): Promise<Blob> {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const mapSheets = (line: (sheet: (typeof numbered)[number]) => string) => numbered.map(line).join("");
  const types = mapSheets(
    ({ number }) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SPREADSHEET_CONTENT_TYPE}.worksheet+xml"/>`,
  );
  const tabs = mapSheets(
    ({ name, number }) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const links = mapSheets(
    ({ number }) =>
      `<Relationship Id="rId${number}" Type="${OFFICE_RELATIONSHIPS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE_RELATIONSHIPS}/styles" Target="styles.xml"/>`;
  return writeZip({
    "[Content_Types].xml": `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_CONTENT_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET_CONTENT_TYPE}.styles+xml"/>${types}</Types>`,
    "_rels/.rels": `${XML_DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONSHIPS_NAMESPACE}"><Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${XML_DECLARATION}<workbook xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${OFFICE_RELATIONSHIPS}"><sheets>${tabs}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML_DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONSHIPS_NAMESPACE}">${links}${styles}</Relationships>`,
    // With the number format 49 (text), a cell stays a text when it is edited, so that codes do not become numbers.
    "xl/styles.xml": `${XML_DECLARATION}<styleSheet xmlns="${SPREADSHEET_NAMESPACE}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      numbered.map((sheet) => [`xl/worksheets/sheet${sheet.number}.xml`, createSheetXml(sheet)]),
    ),
  });
}
