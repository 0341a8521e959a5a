import { findLabelSentence } from "@dasturxon/domain/label-words";
import { Info, SearchX } from "lucide-react";
import { useNavigate } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import type { MenuSection } from "./menu-model.ts";
import { useListFilterNames } from "./search-filter-bar.tsx";
import type { SearchFilters } from "./search-filters.ts";
import { CategoryChips, SearchSection, QueryChips } from "./search-start.tsx";

/** Labels that a brand's description may name for all its products. */
const BRAND_LABELS = ["HALAL", "VEGETARIAN"] as const;

/**
 * Renders similar names and the categories if no product matches all words. A query for halal or vegetarian dishes shows
 * the brand's own sentence about them, if its description has one [MN-8].
 */
export function NoSearchResults({
  query,
  guesses,
  sections,
  onSuggest,
}: {
  query: string;
  guesses: readonly string[];
  sections: readonly MenuSection[];
  onSuggest(query: string): void;
}) {
  const t = useT();
  const text = useText();
  const navigate = useNavigate();
  const { merchant } = useBrand();
  const sentence = findLabelSentence(text(merchant.about), query, BRAND_LABELS);
  return (
    <div className="grid gap-6">
      {sentence ? (
        <EmptyState
          icon={<Info size={32} strokeWidth={1.5} aria-hidden />}
          title={sentence}
          {...(merchant.features.aboutMerchant && {
            action: { label: t("about.title"), onPress: () => void navigate("/about") },
          })}
        />
      ) : (
        <EmptyState
          icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
          title={t("search.nothing")}
          text={t("search.nothingHint")}
        />
      )}
      {!sentence && guesses.length > 0 && (
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
export function NoResultsWithFilters({ filters, onClear }: { filters: SearchFilters; onClear(): void }) {
  const t = useT();
  const joinWords = useJoinByCommas();
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
