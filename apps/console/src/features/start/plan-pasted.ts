import type { WireLanguage } from "@dasturxon/domain/language";
import { columnByHead, headOf } from "@dasturxon/domain/menu-columns";
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
  const main = languages[0] ?? "uz";
  const [heads = [], ...rows] = readPastedMenu(pasted, main);
  const at = heads.findIndex((head) => columnByHead(head, main)?.key === "category");
  const table =
    at < 0
      ? [
          [...heads, headOf({ key: "category", language: null }, "en")],
          ...rows.map((row) => [...row, category]),
        ]
      : [heads, ...rows.map((row) => row.with(at, row[at]?.trim() || category))];
  const blank = { ...blankProduct(), costPrice: null };
  return planImport(NOTHING, table, { languages, bounds: shape.fields, blank });
}
