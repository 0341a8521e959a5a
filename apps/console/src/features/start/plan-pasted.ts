import type { WireLanguage } from "@dasturxon/domain/language";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { detectTableColumns } from "@dasturxon/domain/open-table";
import { readPastedMenu } from "@dasturxon/domain/pasted-menu";
import { type MenuImportPlan, type ImportPlanFailure, planMenuImport } from "@dasturxon/domain/plan-import";
import shape from "virtual:resource/product";
import { createBlankProduct } from "../../parts/menu-import/blank-product.ts";

const EMPTY_MENU = { groups: [], categories: [], products: [] };

/** Plans the import of a pasted menu. `category` is the name of the category of products that have none. */
export function planPastedMenu(
  pasted: string,
  { languages, category }: { languages: readonly WireLanguage[]; category: string },
  menu: StoredMenu = EMPTY_MENU,
): MenuImportPlan | ImportPlanFailure {
  const blank = { ...createBlankProduct(shape), costPrice: null };
  const table = readPastedMenu(pasted, languages[0] ?? "uz");
  const opened = detectTableColumns(menu, table, { languages });
  return planMenuImport(menu, opened, { languages, bounds: shape.fields, blank, category });
}
