import { SearchX } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { MenuSection } from "./menu-model.ts";
import { CategoryChips, Part, QueryChips } from "./search-start.tsx";

/** Renders similar names and the categories if no product matches all words. */
export function NothingFound({
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
        <Part title={t("search.maybe")}>
          <QueryChips queries={guesses} onSuggest={onSuggest} />
        </Part>
      )}
      <Part title={t("menu.categories")}>
        <CategoryChips sections={sections} />
      </Part>
    </div>
  );
}
