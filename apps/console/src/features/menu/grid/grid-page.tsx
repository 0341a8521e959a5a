import { Button, Group, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { List } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import shape from "virtual:resource/product";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useIsPhoneScreen } from "../../../platform/use-is-phone.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useUnsavedGuard } from "../../../ui/use-unsaved.tsx";
import { ConfirmPricesDialog } from "../../../parts/prices/price-question.tsx";
import { createGridColumns } from "./columns.ts";
import "../../../resource/resource.css";
import "./grid.css";
import { GridTable } from "./grid-table.tsx";
import { GridRowConflictDialog } from "./row-conflict.tsx";
import { PasteSummary } from "./pasted-notice.tsx";
import { CategorySelectFilter, CategoryTreeFilter } from "./place-filter.tsx";
import { UnsavedGridCellsStatus } from "./save-state.tsx";
import { useCellFormatters } from "./use-cell-words.ts";
import { useGridEdits } from "./use-grid-edits.ts";
import { useGridFilter } from "./use-grid-filter.ts";
import { useProductGridRows } from "./use-grid-rows.ts";
import { useCategoryTree } from "./use-places.ts";

export { prefetchProductGridRows as prefetchGridRows } from "./use-grid-rows.ts";

const WIDE_WINDOW_QUERY = "(min-width: 75em)";

/** Page of the menu's products as a spreadsheet, with cells that are edited in place. */
export function GridPage() {
  const t = useTranslate();
  const { language: reader } = useLanguage();
  const { role, merchant } = useSignedInStaff();
  const isWide = useMediaQuery(WIDE_WINDOW_QUERY, false, { getInitialValueInEffect: false });
  const isPhone = useIsPhoneScreen();
  const mayWrite = shape.writes.some((one) => one === role);
  const { columns, language } = useMemo(
    () => createGridColumns(merchant.languages, reader, isPhone),
    [merchant.languages, reader, isPhone],
  );
  const { query: placesQuery, tree, names, findCategory } = useCategoryTree();
  const { keeper, query, total } = useProductGridRows();
  const words = useCellFormatters(names);
  const edits = useGridEdits({ keeper, columns, language, findCategory });
  const unsaved = useSyncExternalStore(keeper.subscribe, keeper.summary);
  const [led, setLed] = useState<{ id: string; field: string } | null>(null);
  const { ids, isNarrowed, clear, ...narrowing } = useGridFilter(keeper, tree);
  const looks = useMemo(
    () => ({ words, mayWrite, categories: tree.flatMap(({ categories }) => categories) }),
    [words, mayWrite, tree],
  );
  const { question } = useUnsavedGuard(unsaved.first !== null || unsaved.underWay > 0, {
    // Leaving the page does not cancel its requests. Changes that are already being sent therefore need no
    // confirmation.
    isBusy: unsaved.first === null,
    onClose: () => undefined,
  });
  const showCell = (cell: { id: string; field: string }) => {
    clear();
    setLed({ ...cell });
  };
  const filter = { tree, value: narrowing.place, onChange: narrowing.setPlace };
  return (
    <div className="grid-page">
      <GridTitle total={isNarrowed ? ids.length : total} isShown={total > 0} />
      <Group gap="sm">
        <SearchField
          type="search"
          label={t("products.search")}
          value={narrowing.search}
          onChange={narrowing.setSearch}
        />
        {!isWide && <CategorySelectFilter {...filter} />}
        {mayWrite && (
          <UnsavedGridCellsStatus unsaved={unsaved} onAgain={() => void keeper.again()} onShow={showCell} />
        )}
      </Group>
      {edits.pasted && (
        <PasteSummary
          pasted={edits.pasted}
          columns={columns}
          keeper={keeper}
          words={words}
          onClose={edits.forget}
        />
      )}
      <QueryStateView
        query={placesQuery.isError ? placesQuery : query}
        failed={t("resource.failed")}
        area="list"
      />
      <div className="grid-sides">
        {isWide && <CategoryTreeFilter {...filter} />}
        {ids.length > 0 && (
          <GridTable
            title={t("grid.title")}
            ids={ids}
            total={isNarrowed ? ids.length : total}
            columns={columns}
            keeper={keeper}
            edits={edits}
            looks={looks}
            led={led}
          />
        )}
        {query.data && ids.length === 0 && !query.hasNextPage && (
          <Text ta="center" c="dimmed" py="xl" flex={1}>
            {isNarrowed ? t("resource.nothing-found") : t("products.none")}
          </Text>
        )}
      </div>
      <GridRowConflictDialog id={unsaved.overtaken} keeper={keeper} />
      {edits.doubted && (
        <ConfirmPricesDialog
          moves={edits.doubted}
          onAnswer={(isMeant) => {
            edits.answer(isMeant);
            // The cell editor that opened the dialog is unmounted, so the active cell receives the focus.
            requestAnimationFrame(() =>
              document.querySelector<HTMLElement>(".grid-cell[data-active]")?.focus(),
            );
          }}
        />
      )}
      {question}
      {edits.bar}
    </div>
  );
}

/**
 * Title of the product grid, with a link to the list of products. Shows the number of products (`total`) if `isShown`.
 */
function GridTitle({ total, isShown }: { total: number; isShown: boolean }) {
  const t = useTranslate();
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Title order={2} size="h3">
        {t("grid.title")}
        {isShown && <span className="resource-total num">{total}</span>}
      </Title>
      <Button
        component={Link}
        to="/manage/products"
        variant="default"
        size="md"
        leftSection={<List size={18} aria-hidden />}
        style={{ flexShrink: 0 }}
      >
        {t("grid.as-list")}
      </Button>
    </Group>
  );
}
