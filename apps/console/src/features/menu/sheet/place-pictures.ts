import { findHeaderRows } from "@dasturxon/domain/find-heads";
import { findColumnHeaderMeaning } from "@dasturxon/domain/head-meaning";
import type { SheetTable } from "@dasturxon/domain/menu-workbook";
import type { PlacedPicture } from "./read-drawings.ts";

/**
 * Writes the names of pictures placed on rows into the picture column, replacing its text. If there is no picture
 * column, appends one that is null in rows without a picture. Ignores pictures on headers and outside of the rows.
 */
export function addPictureNames(table: readonly string[][], placed: readonly PlacedPicture[]): SheetTable {
  const found = findHeaderRows(table, (head) => findColumnHeaderMeaning(head, "uz"));
  // Rows of dishes start below the header rows. In a table without a header, they start in the first row.
  const start = found.at + found.count;
  const above = table.slice(0, Math.max(0, start));
  const rows = table.slice(Math.max(0, start));
  const own = found.meanings.findIndex((meaning) => meaning?.column?.key === "image");
  const at = own < 0 ? Math.max(...table.map((cells) => cells.length), 0) : own;
  const createPictureName = (row: number) => {
    const here = placed.filter((each) => each.row === row);
    return (here.find(({ column }) => column === at) ?? here[0])?.name;
  };
  const names = rows.map((cells, index) =>
    cells.some((cell) => cell.trim()) ? createPictureName(index + above.length) : undefined,
  );
  if (!names.some((name) => name !== undefined)) return table;
  const insertCell = (cells: readonly string[], said: string | null) =>
    Array.from({ length: Math.max(cells.length, at + 1) }, (_, column) =>
      column === at ? said : (cells[column] ?? ""),
    );
  return [
    ...above.map((cells, index) => (own < 0 && index === found.at ? insertCell(cells, "image") : cells)),
    ...rows.map((cells, index) => {
      const name = names[index];
      if (name !== undefined) return insertCell(cells, name);
      return own < 0 ? insertCell(cells, null) : cells;
    }),
  ];
}
