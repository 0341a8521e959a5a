import type { WireLanguage } from "@dasturxon/domain/language";
import { openTable } from "@dasturxon/domain/open-table";
import { readPastedMenu } from "@dasturxon/domain/pasted-menu";
import { type ImportPlan, type NoPlan, planImport } from "@dasturxon/domain/plan-import";
import shape from "virtual:resource/product";
import { blankProduct } from "../../platform/blank-product.ts";

const NOTHING = { groups: [], categories: [], products: [] };

/** What a pasted menu makes of one that is empty; `category` takes the products that are named before any. */
export function planPasted(
  pasted: string,
  { languages, category }: { languages: readonly WireLanguage[]; category: string },
): ImportPlan | NoPlan {
  const blank = { ...blankProduct(), costPrice: null };
  const table = readPastedMenu(pasted, languages[0] ?? "uz");
  const opened = openTable(NOTHING, table, { languages });
  return planImport(NOTHING, opened, { languages, bounds: shape.fields, blank, category });
}
