import { Button, Group, Text, TextInput, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { containsTyped, fold } from "@dasturxon/domain/search-fold";
import { List, Search } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import shape from "virtual:resource/product";
import { useStaff } from "../../../platform/session.tsx";
import { useIsPhone } from "../../../platform/use-is-phone.ts";
import { useLanguage, useT } from "../../../platform/use-language.tsx";
import { QueryState } from "../../../ui/query-state.tsx";
import { useUnsaved } from "../../../ui/use-unsaved.tsx";
import { PriceQuestion } from "../price-question.tsx";
import { gridColumns } from "./columns.ts";
import "../../../resource/resource.css";
import "./grid.css";
import { GridTable } from "./grid-table.tsx";
import { OvertakenRow } from "./overtaken-row.tsx";
import { PastedNotice } from "./pasted-notice.tsx";
import { PlaceSelect, PlaceTree } from "./place-filter.tsx";
import { SaveState } from "./save-state.tsx";
import { useCellWords } from "./use-cell-words.ts";
import { useGridEdits } from "./use-grid-edits.ts";
import { useGridRows } from "./use-grid-rows.ts";
import { usePlaces } from "./use-places.ts";

export { approachGridRows } from "./use-grid-rows.ts";

const WIDE = "(min-width: 75em)";

/** Page of the menu's products as a spreadsheet, with cells that are edited in place. */
export function GridPage() {
  const t = useT();
  const { language: reader } = useLanguage();
  const { role, merchant } = useStaff();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const isPhone = useIsPhone();
  const mayWrite = shape.writes.some((one) => one === role);
  const { columns, language } = useMemo(
    () => gridColumns(merchant.languages, reader, isPhone),
    [merchant.languages, reader, isPhone],
  );
  const { query: placesQuery, tree, names, findCategory } = usePlaces();
  const { keeper, query, total } = useGridRows();
  const words = useCellWords(names);
  const edits = useGridEdits({ keeper, columns, language, findCategory });
  const all = useSyncExternalStore(keeper.subscribe, keeper.ids);
  const unsaved = useSyncExternalStore(keeper.subscribe, keeper.summary);
  const [search, setSearch] = useState("");
  const [led, setLed] = useState<{ id: string; field: string } | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const ids = useMemo(() => {
    const isSearched = fold(search) !== "";
    const group = tree.find(({ id }) => id === place);
    const within = place && new Set(group ? group.categories.map(({ id }) => id) : [place]);
    if (!isSearched && !within) return all;
    return all.filter((id) => {
      const known = keeper.rowOf(id);
      if (!known || (within && !within.has(String(known.row["categoryId"])))) return false;
      return !isSearched || containsTyped(known.said, search);
    });
  }, [all, keeper, search, place, tree]);
  const looks = useMemo(
    () => ({ words, mayWrite, categories: tree.flatMap(({ categories }) => categories) }),
    [words, mayWrite, tree],
  );
  const { question } = useUnsaved(unsaved.first !== null || unsaved.underWay > 0, {
    // Changes that are being sent are not lost when the page changes.
    isBusy: unsaved.first === null,
    onClose: () => undefined,
  });
  const show = (cell: { id: string; field: string }) => {
    setSearch("");
    setPlace(null);
    setLed({ ...cell });
  };
  const filter = { tree, value: place, onChange: setPlace };
  const isNarrowed = ids !== all;
  return (
    <div className="grid-page">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Title order={2} size="h3">
          {t("grid.title")}
          {total > 0 && <span className="resource-total num">{isNarrowed ? ids.length : total}</span>}
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
      <Group gap="sm">
        <TextInput
          size="md"
          type="search"
          className="resource-search"
          leftSection={<Search size={18} aria-hidden />}
          aria-label={t("products.search")}
          placeholder={t("products.search")}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {!isWide && <PlaceSelect {...filter} />}
        {mayWrite && <SaveState unsaved={unsaved} onAgain={() => void keeper.again()} onShow={show} />}
      </Group>
      {edits.pasted && (
        <PastedNotice
          pasted={edits.pasted}
          columns={columns}
          keeper={keeper}
          words={words}
          onClose={edits.forget}
        />
      )}
      <QueryState
        query={placesQuery.isError ? placesQuery : query}
        failed={t("resource.failed")}
        area="list"
      />
      <div className="grid-sides">
        {isWide && <PlaceTree {...filter} />}
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
      <OvertakenRow id={unsaved.overtaken} keeper={keeper} />
      {edits.doubted && (
        <PriceQuestion
          moves={edits.doubted}
          onAnswer={(isMeant) => {
            edits.answer(isMeant);
            // The cell editor that opened the dialog is unmounted, so focus the active cell.
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
