import { History } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Chip } from "../../ui/chip.tsx";
import type { MenuSection } from "./menu-model.ts";
import { toSectionPath } from "../../shop/menu/section-id.ts";
import { recentSearches } from "./recent-searches.ts";

/** Renders the content before a query is entered: recent searches, the categories and popular products. */
export function SearchSuggestions({
  sections,
  onSuggest,
  children,
}: {
  sections: readonly MenuSection[];
  onSuggest(query: string): void;
  children: ReactNode;
}) {
  const t = useT();
  const recent = recentSearches.use();
  return (
    <div className="grid gap-6 pt-4">
      {recent.length > 0 && (
        <SearchSection
          title={t("search.recent")}
          end={
            <button
              type="button"
              onClick={() => recentSearches.set([])}
              className="touch text-small font-medium text-brand-ink"
            >
              {t("search.clear")}
            </button>
          }
        >
          <QueryChips
            queries={recent}
            icon={<History size={15} aria-hidden className="text-ink-3" />}
            onSuggest={onSuggest}
          />
        </SearchSection>
      )}
      <SearchSection title={t("menu.categories")}>
        <CategoryChips sections={sections} />
      </SearchSection>
      {children}
    </div>
  );
}

/** Renders queries as chips. A tap starts the search. */
export function QueryChips({
  queries,
  icon,
  onSuggest,
}: {
  queries: readonly string[];
  icon?: ReactNode;
  onSuggest(query: string): void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {queries.map((query) => (
        <Chip key={query} onClick={() => onSuggest(query)}>
          {icon}
          <span className="truncate">{query}</span>
        </Chip>
      ))}
    </div>
  );
}

/** Renders the categories as chips that link to their section of the menu. */
export function CategoryChips({ sections }: { sections: readonly MenuSection[] }) {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-2">
      {sections.map(({ category }) => (
        <Link
          key={category.id}
          to={toSectionPath(category.id)}
          className="touch inline-flex min-h-9 max-w-full items-center rounded-full bg-sunken px-3.5 text-small font-medium"
        >
          <span className="truncate">{text(category.name)}</span>
        </Link>
      ))}
    </div>
  );
}

/** Renders a section with a title on the search screen. */
export function SearchSection({
  title,
  end,
  children,
}: {
  title: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="text-title font-bold">{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
