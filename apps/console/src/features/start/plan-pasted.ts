import type { WireLanguage } from "@dasturxon/domain/language";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { openTable } from "@dasturxon/domain/open-table";
import { readPastedMenu } from "@dasturxon/domain/pasted-menu";
import { type ImportPlan, type PlanFailure, planImport } from "@dasturxon/domain/plan-import";
import shape from "virtual:resource/product";
import { createBlankProduct } from "../../parts/menu-import/blank-product.ts";

const EMPTY_MENU = { groups: [], categories: [], products: [] };

/** Plans the import of a pasted menu. `category` is the name of the category of products that have none. */
export function planPastedMenu(
  pasted: string,
  { languages, category }: { languages: readonly WireLanguage[]; category: string },
  menu: StoredMenu = EMPTY_MENU,
): ImportPlan | PlanFailure {
  const blank = { ...createBlankProduct(shape), costPrice: null };
  const table = readPastedMenu(pasted, languages[0] ?? "uz");
  const opened = openTable(menu, table, { languages });
  return planImport(menu, opened, { languages, bounds: shape.fields, blank, category });
}
