import { SearchX } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useJoinWords } from "../../shop/brand/listed-words.ts";
import type { MenuSection } from "./menu-model.ts";
import { useListFilterNames } from "./search-filter-bar.tsx";
import type { SearchFilters } from "./search-filters.ts";
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

/** Renders which filters are set if they exclude every hit, and a button that clears them. */
export function AllFilteredOut({ filters, onClear }: { filters: SearchFilters; onClear(): void }) {
  const t = useT();
  const joinWords = useJoinWords();
  const listFilterNames = useListFilterNames();
  return (
    <EmptyState
      icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
      title={t("search.filteredOut")}
      text={t("search.setFilters", { names: joinWords(listFilterNames(filters)) })}
      action={{ label: t("search.clearFilters"), onPress: onClear }}
    />
  );
}
