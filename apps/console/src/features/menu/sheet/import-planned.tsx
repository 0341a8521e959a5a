import type { KeptMenu } from "@dasturxon/domain/menu-table";
import type { GivenPictures } from "@dasturxon/domain/given-pictures";
import type { SheetPlace } from "@dasturxon/domain/merge-sheets";
import { openTable } from "@dasturxon/domain/open-table";
import { type BookPlan, planBook } from "@dasturxon/domain/plan-book";
import { MAX_IMPORT_ROWS } from "@dasturxon/domain/plan-import";
import type { Text as Words } from "@dasturxon/domain/text";
import { randomId } from "@dasturxon/contract/random-id";
import type { Refusal } from "@dasturxon/contract/refusals";
import { Alert, Button, Group, Stack, Switch, Text } from "@mantine/core";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { RefusalError } from "../../../platform/api.ts";
import { useStaff } from "../../../platform/session.tsx";
import { showRefusal, showText } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useT } from "../../../platform/use-language.tsx";
import shape from "virtual:resource/product";
import { blankProduct } from "../../../parts/menu-import/blank-product.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { ColumnStep } from "./column-step.tsx";
import "./sheet.css";
import type { BookMends } from "./faulty-rows.ts";
import { ImportDone } from "./import-done.tsx";
import { bodyOf } from "../../../parts/menu-import/import-body.ts";
import { PictureProgress } from "./picture-progress.tsx";
import { PlanView } from "./plan-view.tsx";
import type { GivenFile } from "./given-file.ts";
import type { ImportSource } from "./read-source.ts";
import { useColumns } from "./use-columns.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { keptMenuQuery } from "./use-kept-menu.ts";
import { useMendedRows } from "./use-mended-rows.ts";
import { useRememberHeads } from "./use-menu-heads.ts";
import { useTakenPictures } from "./use-taken-pictures.ts";
import { reloadRows } from "../../../resource/use-resource.ts";
import { useWriting, type Written } from "./use-writing.ts";
import { WriteProgress } from "./write-progress.tsx";

interface Props {
  menu: KeptMenu;
  /** Column mappings of earlier imports, by normalised column header. */
  remembered: ReadonlyMap<string, string>;
  source: ImportSource;
  /** Sheets that the table was merged from. Empty if it is one sheet. */
  places: readonly SheetPlace[];
  /** Selection of the sheets, above the columns and the plan. */
  sheets: ReactNode;
  /** Called with additional pictures for the table. */
  onSource: (source: ImportSource) => void;
  onClose: () => void;
}

/** Query keys to invalidate after an import. */
const RELOADED = ["products", "categories", "menuGroups", "modificationGroups"];

/** Preview of the changes that a table makes to the menu, with the button that imports it. */
export function ImportPlanned({ menu, remembered, source, places, sheets, onSource, onClose }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { languages } = useStaff().merchant;
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const writing = useWriting();
  const [done, setDone] = useState<Written | null>(null);
  const [meanwhile, setMeanwhile] = useState<readonly Words[]>([]);
  const faultyAtStart = useRef(0);
  const hidden = useHiddenColumns();
  const { taken, progress, take } = useTakenPictures(source.pictures);
  const table = source.book.dishes;
  const columns = useColumns(menu, table, { hidden, remembered });
  const remember = useRememberHeads();
  const mending = useMendedRows();
  const { mends } = mending;
  // Planning a long table is slow. The deferred value keeps typing responsive.
  const planned = useDeferredValue(mends);
  const [fillsCategory, setFillsCategory] = useState(true);
  const { choice } = columns;
  const openDishes = useCallback(
    (of: KeptMenu) =>
      table &&
      openTable(of, table, {
        languages,
        hidden,
        fillsCategory,
        ...(choice && { columns: choice.columns }),
      }),
    [table, languages, hidden, fillsCategory, choice],
  );
  const dishes = useMemo(() => openDishes(menu), [openDishes, menu]);
  const planWith = useCallback(
    (pictures: GivenPictures["taken"], { dishes: own, ...mends }: BookMends, fresh?: KeptMenu) =>
      planBook(
        fresh ?? menu,
        { ...source.book, dishes: fresh ? openDishes(fresh) : dishes },
        {
          languages,
          bounds: shape.fields,
          blank: { ...blankProduct(shape), costPrice: null },
          newId: randomId,
          pictures: { files: source.pictures, taken: pictures },
          ...(choice && { category: choice.category.trim() }),
          ...own,
          mends,
        },
      ),
    [menu, source, dishes, openDishes, languages, choice],
  );
  const plan = useMemo(() => planWith(taken, planned), [planWith, taken, planned]);
  if (table && columns.opened && columns.isChoosing)
    return (
      <ColumnStep
        sheets={sheets}
        menu={menu}
        table={table}
        opened={columns.opened}
        choice={choice ?? columns.proposed}
        hidden={hidden}
        isRemembered={columns.isRemembered}
        onChoice={columns.choose}
        onClose={onClose}
      />
    );
  if (done)
    return (
      <ImportDone
        done={done}
        meanwhile={meanwhile}
        progress={writing.progress}
        onContinue={goOn}
        onClose={onClose}
      />
    );
  if (typeof plan === "string")
    return (
      <Stack align="flex-start">
        {sheets}
        <Alert color="red" w="100%">
          {t(`menuSheet.${plan}`, { max: MAX_IMPORT_ROWS })}
        </Alert>
        <Button variant="default" size="md" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
      </Stack>
    );
  const { faulty } = plan;
  const skipped = Object.values(mends).reduce((sum, each) => sum + each.skipped.size, 0);
  const lacksFiles = faulty.some(({ faults }) => faults.some(({ cause }) => cause === "noFile"));
  const count = plan.added.length + plan.changed.length + plan.library.length;
  async function show({ written, refusal }: Awaited<ReturnType<typeof writing.goOn>>) {
    if (refusal?.code === "stale_version")
      showText(t(written?.batchIds.length ? "menuSheet.stale-partly" : "menuSheet.stale"));
    else if (refusal) showRefusal(refusal, language);
    const reloaded = Promise.all(RELOADED.map((name) => reloadRows(client, name)));
    // A refetch does not settle while the connection is lost.
    if (refusal?.statusCode !== 0) await reloaded;
    setDone(written);
    if (written?.batchIds.length && choice && columns.opened)
      await remember(columns.opened.heads, choice.columns);
  }
  async function write() {
    const latest = planned === mends ? plan : planWith(taken, mends);
    if (typeof latest === "string") return;
    const all = await take(latest.pictures.wanted);
    const whole = all && planWith(all, mends);
    if (!whole || typeof whole === "string") return;
    // Check the pictures before the import writes anything.
    if (whole.faulty.length > latest.faulty.length) showText(t("menuSheet.pictures-faulty"));
    else {
      faultyAtStart.current = faultyIn(whole);
      await show(await writing.start(bodyOf(whole)));
    }
  }
  /** Retries after a lost response. After a rejected part, plans the rest against the current menu and continues. */
  async function goOn() {
    const rows = writing.refusedRows();
    if (!rows) return show(await writing.goOn());
    const [unread, fresh] = await readMenu(client);
    if (unread) return showRefusal(unread, language);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const others = fresh.products.filter(({ id, version }) => (versions.get(id) ?? version) !== version);
    setMeanwhile((before) => [...before, ...others.map(({ name }) => name)]);
    const rest = planWith(taken, mends, fresh);
    // The plan has rows that cannot be written any more. The user must correct or exclude them first.
    if (typeof rest === "string" || faultyIn(rest) > faultyAtStart.current) {
      setDone(null);
      return showText(t("menuSheet.stale"));
    }
    return show(await writing.start(bodyOf(rest)));
  }
  return (
    <Stack gap="lg">
      {sheets}
      {plan.emptyCategories > 0 && (
        <Switch
          size="md"
          label={t("menuSheet.fill", { count: plan.emptyCategories })}
          checked={fillsCategory}
          onChange={(event) => setFillsCategory(event.currentTarget.checked)}
        />
      )}
      <PlanView
        plan={plan}
        places={places}
        leftOut={columns.leftOut}
        mending={{ ...mending, mends: planned }}
      />
      {skipped > 0 && <Text c="dimmed">{t("menuSheet.skipped", { count: skipped })}</Text>}
      {progress && <PictureProgress {...progress} />}
      {writing.progress && <WriteProgress {...writing.progress} />}
      <Group justify="flex-end" className="sheet-buttons">
        {lacksFiles && (
          <ChooseFiles
            variant="default"
            accept=".zip,image/*"
            icon={<ImagePlus size={18} aria-hidden />}
            onSource={(more) => onSource({ ...source, pictures: joined(source.pictures, more.pictures) })}
          >
            {t("menuSheet.add-pictures")}
          </ChooseFiles>
        )}
        {columns.opened && (
          <Button variant="default" size="md" onClick={columns.reopen}>
            {t("menuSheet.choose-columns")}
          </Button>
        )}
        <Button variant="default" size="md" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
        {count > 0 && (
          <Button size="md" loading={isBusy} onClick={() => void run(write)}>
            {t("menuSheet.apply", { count })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

const faultyIn = ({ faulty, lists }: BookPlan) =>
  lists.reduce((sum, list) => sum + list.faulty.length, faulty.length);

async function readMenu(client: QueryClient): Promise<[Refusal<string>, null] | [null, KeptMenu]> {
  try {
    return [null, await client.fetchQuery(keptMenuQuery)];
  } catch (error) {
    if (error instanceof RefusalError) return [error.refusal, null];
    throw error;
  }
}

/** Merges two lists of files. A new file replaces an earlier one with the same name. */
function joined(before: readonly GivenFile[], more: readonly GivenFile[]): GivenFile[] {
  const names = new Set(more.map(({ name }) => name));
  return [...before.filter(({ name }) => !names.has(name)), ...more];
}
