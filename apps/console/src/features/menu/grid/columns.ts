import { DISH_COLUMN_KINDS } from "@dasturxon/domain/dish-columns";
import { formatColumnHeader, type MenuColumn, listMenuColumns } from "@dasturxon/domain/menu-columns";
import { toWireLanguage, type WireLanguage } from "@dasturxon/domain/language";
import type { ConsoleLanguage } from "../../../platform/language.ts";

/** First columns of the product grid in order, with their widths in CSS pixels. */
const FIRST_COLUMN_WIDTHS_PX = {
  name: 228,
  category: 132,
  costPrice: 96,
  discount: 104,
  timeCookingMin: 84,
  timeCookingMax: 98,
  isActive: 94,
  measure: 92,
  unit: 92,
} as const;

/** Width in CSS pixels of all grid columns except the first ones. */
const DEFAULT_COLUMN_WIDTH_PX = 96;
const NON_FIXED_GRID_COLUMNS = DISH_COLUMN_KINDS.filter(
  ({ key, isInGrid }) => isInGrid && !(key in FIRST_COLUMN_WIDTHS_PX),
).map(({ key }) => [key, DEFAULT_COLUMN_WIDTH_PX] as const);

/** First columns of the product grid on a phone: the name, then the fields that change most often. */
const PHONE_FIRST_COLUMNS = ["name", "costPrice", "isActive"];

/** Short headers for columns with narrow numbers. */
const SHORT_GRID_HEADERS = { timeCookingMin: "grid.from", timeCookingMax: "grid.to" } as const;

export interface GridColumn {
  /** Product field that the column edits. */
  field: string;
  menu: MenuColumn;
  /** Full title of the column. If the column has little space, `short` is shown in its header. */
  title: string;
  short: (typeof SHORT_GRID_HEADERS)[keyof typeof SHORT_GRID_HEADERS] | null;
  width: number;
  isNumber: boolean;
}

/** Returns the columns of the grid. Names are edited in the console's language or else the brand's main language. */
export function createGridColumns(
  languages: readonly WireLanguage[],
  reader: ConsoleLanguage,
  isPhone: boolean,
): { columns: GridColumn[]; language: WireLanguage } {
  const language = languages.find((each) => each === toWireLanguage(reader)) ?? languages[0] ?? "uz";
  const known = listMenuColumns(languages);
  const columns = [...Object.entries(FIRST_COLUMN_WIDTHS_PX), ...NON_FIXED_GRID_COLUMNS].flatMap(
    ([key, width]): GridColumn[] => {
      const menu = known.find((each) => each.key === key && (!each.language || each.language === language));
      if (!menu) return [];
      const isNumber = ["sum", "number", "count"].includes(menu.kind);
      const short =
        key in SHORT_GRID_HEADERS ? SHORT_GRID_HEADERS[key as keyof typeof SHORT_GRID_HEADERS] : null;
      const field = key === "category" ? "categoryId" : key;
      const title = formatColumnHeader({ key, language: null }, reader);
      return [{ field, menu, title, short, width, isNumber }];
    },
  );
  const first = PHONE_FIRST_COLUMNS.flatMap((key) => columns.filter(({ field }) => field === key));
  const ordered = isPhone ? [...first, ...columns.filter((each) => !first.includes(each))] : columns;
  return { columns: ordered, language };
}
