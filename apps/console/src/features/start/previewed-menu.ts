import type { PastedStartMenu } from "@dasturxon/contract";
import { MAX_PREVIEW_PRODUCTS } from "@dasturxon/domain/start-draft";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { cutText } from "@dasturxon/domain/text-limits";
import type { ConsoleLanguage } from "../../platform/language.ts";
import { listBrandLanguages } from "./draft.ts";
import { planPastedMenu } from "./plan-pasted.ts";

/** Limits of the preview before the brand exists: categories, and characters of a name. */
const MAX_PREVIEW_CATEGORIES = 40;
const PREVIEWED_NAME_LIMIT = { max: 200, unit: "utf16" } as const;

/** Parses a pasted menu for the preview. Null if it cannot be parsed. */
export function parsePreviewedMenu(
  pasted: string,
  { language, category }: { language: ConsoleLanguage; category: string },
): PastedStartMenu | null {
  const plan = planPastedMenu(pasted, { languages: listBrandLanguages(language), category });
  if (typeof plan === "string") return null;
  const categories = plan.categories.slice(0, MAX_PREVIEW_CATEGORIES);
  const cutMenuName = (name: Parameters<typeof findTextInLanguage>[0]) =>
    cutText(findTextInLanguage(name, language), PREVIEWED_NAME_LIMIT, "");
  return {
    categories: categories.map(({ name }) => cutMenuName(name)),
    products: plan.added.slice(0, MAX_PREVIEW_PRODUCTS).flatMap(({ name, fields }) => {
      const at = categories.findIndex(({ key }) => key === fields["categoryId"]);
      return at < 0 ? [] : [{ category: at, name: cutMenuName(name), price: Number(fields["costPrice"]) }];
    }),
  };
}
