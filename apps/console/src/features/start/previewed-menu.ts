import type { StartMenu } from "@dasturxon/contract";
import { MAX_PREVIEWED } from "@dasturxon/domain/start-draft";
import { textIn } from "@dasturxon/domain/text";
import { cutText } from "@dasturxon/domain/text-limits";
import type { ConsoleLanguage } from "../../platform/language.ts";
import { languagesBy } from "./draft.ts";
import { planPasted } from "./plan-pasted.ts";

/** Limits of the preview before the brand exists: categories, and characters of a name. */
const MAX_CATEGORIES = 40;
const NAME = { max: 200, unit: "utf16" } as const;

/** Parses a pasted menu for the preview. Null if it cannot be parsed. */
export function previewedMenu(
  pasted: string,
  { language, category }: { language: ConsoleLanguage; category: string },
): StartMenu | null {
  const plan = planPasted(pasted, { languages: languagesBy(language), category });
  if (typeof plan === "string") return null;
  const categories = plan.categories.slice(0, MAX_CATEGORIES);
  const said = (name: Parameters<typeof textIn>[0]) => cutText(textIn(name, language), NAME, "");
  return {
    categories: categories.map(({ name }) => said(name)),
    products: plan.added.slice(0, MAX_PREVIEWED).flatMap(({ name, fields }) => {
      const at = categories.findIndex(({ key }) => key === fields["categoryId"]);
      return at < 0 ? [] : [{ category: at, name: said(name), price: Number(fields["costPrice"]) }];
    }),
  };
}
