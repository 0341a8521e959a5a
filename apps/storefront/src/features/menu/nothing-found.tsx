import { SearchX } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { MenuSection } from "./menu-model.ts";
import { CategoryChips, SearchSection, QueryChips } from "./search-start.tsx";

/** Renders similar names and the categories if no product matches all words. */
export function NoSearchResults({
  guesses,
  sections,
  onSuggest,
}: {
  guesses: readonly string[];
  sections: readonly MenuSection[];
  onSuggest(query: string): void;
}) {
  const t = useT();
  return (
    <div className="grid gap-6">
      <EmptyState
        icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
        title={t("search.nothing")}
        text={t("search.nothingHint")}
      />
      {guesses.length > 0 && (
        <SearchSection title={t("search.maybe")}>
          <QueryChips queries={guesses} onSuggest={onSuggest} />
        </SearchSection>
      )}
      <SearchSection title={t("menu.categories")}>
        <CategoryChips sections={sections} />
      </SearchSection>
    </div>
  );
}
