import type { category } from "@dasturxon/contract/managed/categories";
import type { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import type { ParsedCell } from "@dasturxon/domain/menu-cells";
import { normalizeSearchText } from "@dasturxon/domain/search-fold";
import { type TextByLanguage, findTextInLanguage } from "@dasturxon/domain/text";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLanguage } from "../../../platform/use-language.tsx";
import { loadAllRows } from "../../../platform/load-all.ts";

/** Group with its categories, as a filter of the grid. */
export interface MenuGroupWithCategories {
  id: string;
  name: string;
  categories: { id: string; name: string }[];
}

/** Loads the groups and categories with their names. `findCategory` finds a category by its name. */
export function useCategoryTree() {
  const { language } = useLanguage();
  const query = useQuery({
    // The key of this query starts with the key of the categories, so that a change of a category invalidates this
    // query too.
    queryKey: ["categories", "places"],
    queryFn: async () => {
      const [groups, categories] = await Promise.all([
        loadAllRows<typeof menuGroup>("/console/v1/menu/groups"),
        loadAllRows<typeof category>("/console/v1/menu/categories"),
      ]);
      return { groups, categories };
    },
    staleTime: 0,
  });
  const places = useMemo(() => {
    const formatName = (name: TextByLanguage) => findTextInLanguage(name, language);
    const { groups = [], categories = [] } = query.data ?? {};
    const tree = groups.map(({ id, name }): MenuGroupWithCategories => {
      const own = categories.filter(({ groupId }) => groupId === id);
      return {
        id,
        name: formatName(name),
        categories: own.map((each) => ({ id: each.id, name: formatName(each.name) })),
      };
    });
    const names = new Map(categories.map(({ id, name }) => [id, formatName(name)]));
    const createNameMatcher = (words: string) => (each: string | null | undefined) =>
      normalizeSearchText(each ?? "") === words;
    function findCategory(name: string): ParsedCell {
      const found = categories.filter((each) =>
        Object.values(each.name).some(createNameMatcher(normalizeSearchText(name))),
      );
      const [first] = found;
      if (!first) return { fault: "choice" };
      return found.length > 1 ? { fault: "ambiguous" } : { value: first.id };
    }
    return { tree, names, findCategory };
  }, [query.data, language]);
  return { query, ...places };
}
