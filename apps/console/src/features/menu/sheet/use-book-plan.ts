import type { AttachedPictures } from "@dasturxon/domain/attached-pictures";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { detectTableColumns } from "@dasturxon/domain/open-table";
import { type MenuWorkbookPlan, planWorkbook } from "@dasturxon/domain/plan-workbook";
import { createRandomId } from "@dasturxon/contract/random-id";
import { useCallback, useMemo, useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import shape from "virtual:resource/product";
import { createBlankProduct } from "../../../parts/menu-import/blank-product.ts";
import type { ConfirmedColumnMapping } from "./column-step.tsx";
import type { WorkbookCorrections } from "./faulty-rows.ts";
import type { MenuImportSource } from "./read-source.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";

/** Returns the number of rows that the plan cannot write. */
export const countFaultyRows = ({ faulty, lists }: MenuWorkbookPlan) =>
  lists.reduce((sum, list) => sum + list.faulty.length, faulty.length);

/**
 * Plans the import of a spreadsheet. `planWith` compares the spreadsheet with the menu `fresh`, or by default with the
 * menu that the page has loaded. It returns a plan, or the name of an error if the spreadsheet cannot be imported.
 */
export function useWorkbookPlan(
  menu: StoredMenu,
  source: MenuImportSource,
  choice: ConfirmedColumnMapping | null,
) {
  const { languages } = useSignedInStaff().merchant;
  const hidden = useHiddenColumns();
  const table = source.book.dishes;
  const [fillsCategory, setFillsCategory] = useState(true);
  const openDishes = useCallback(
    (of: StoredMenu) =>
      table &&
      detectTableColumns(of, table, {
        languages,
        hidden,
        fillsCategory,
        ...(choice && { columns: choice.columns }),
      }),
    [table, languages, hidden, fillsCategory, choice],
  );
  const dishes = useMemo(() => openDishes(menu), [openDishes, menu]);
  const planWith = useCallback(
    (
      pictures: AttachedPictures["taken"],
      { dishes: own, ...mends }: WorkbookCorrections,
      fresh?: StoredMenu,
    ) =>
      planWorkbook(
        fresh ?? menu,
        { ...source.book, dishes: fresh ? openDishes(fresh) : dishes },
        {
          languages,
          bounds: shape.fields,
          blank: { ...createBlankProduct(shape), costPrice: null },
          newId: createRandomId,
          pictures: { files: source.pictures, taken: pictures },
          ...(choice && { category: choice.category.trim() }),
          ...own,
          mends,
        },
      ),
    [menu, source, dishes, openDishes, languages, choice],
  );
  return { planWith, fillsCategory, setFillsCategory };
}
