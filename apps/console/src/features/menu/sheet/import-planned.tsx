import type { StoredMenu } from "@dasturxon/domain/menu-table";
import type { MergedSheetPosition } from "@dasturxon/domain/merge-sheets";
import type { MenuWorkbookPlan } from "@dasturxon/domain/plan-workbook";
import { MAX_IMPORT_ROWS, type ImportPlanFailure } from "@dasturxon/domain/plan-import";
import { Alert, Button, Group, Stack, Switch, Text } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { useLargePriceMoves } from "./use-large-moves.tsx";
import { useBusy } from "../../../platform/use-busy.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import { ChooseFilesButton } from "./choose-files.tsx";
import { ColumnMappingStep } from "./column-step.tsx";
import "./sheet.css";
import { ImportResultView } from "./import-done.tsx";
import { PictureProgress } from "./picture-progress.tsx";
import { ImportPlanView } from "./plan-view.tsx";
import type { AttachedPictureFile } from "./attached-file.ts";
import type { MenuImportSource } from "./read-source.ts";
import { useWorkbookPlan } from "./use-book-plan.ts";
import { useColumnMapping } from "./use-columns.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { useMenuImport } from "./use-import.ts";
import { useImportRowCorrections } from "./use-row-fixes.ts";
import { useRememberColumnMapping } from "./use-menu-heads.ts";
import { useUploadedPictures } from "./use-uploaded-pictures.ts";
import { ImportWriteProgress } from "./write-progress.tsx";

interface Props {
  menu: StoredMenu;
  /** Column mappings of earlier imports: field of the column by its normalized header. */
  remembered: ReadonlyMap<string, string>;
  source: MenuImportSource;
  /** Sheets whose rows were merged into the imported table. Empty if the table is a single sheet. */
  places: readonly MergedSheetPosition[];
  /** Control that selects the sheets of the file. Rendered above the column mapping and the plan. */
  sheets: ReactNode;
  /** Called with the import source after the user adds pictures to the imported table. */
  onSource: (source: MenuImportSource) => void;
  onClose: () => void;
}

/** Preview of the changes that a table makes to the menu, with the button that imports it. */
export function MenuImportPreview({ menu, remembered, source, places, sheets, onSource, onClose }: Props) {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const hidden = useHiddenColumns();
  const pictures = useUploadedPictures(source.pictures);
  const table = source.book.dishes;
  const columns = useColumnMapping(menu, table, { hidden, remembered });
  const remember = useRememberColumnMapping();
  const mending = useImportRowCorrections();
  const { mends } = mending;
  // Planning a long table is slow. The deferred value keeps typing responsive.
  const planned = useDeferredValue(mends);
  const { planWith, fillsCategory, setFillsCategory } = useWorkbookPlan(menu, source, columns.choice);
  const plan = useMemo(() => planWith(pictures.taken, planned), [planWith, pictures.taken, planned]);
  const { large, question, confirm } = useLargePriceMoves(plan, menu);
  const { done, meanwhile, progress, write, goOn } = useMenuImport({
    plan: (pictures, fresh) => planWith(pictures, mends, fresh),
    pictures,
    onWritten: async () => {
      if (columns.choice && columns.opened) await remember(columns.opened.heads, columns.choice);
    },
  });
  if (table && columns.opened && columns.isChoosing)
    return (
      <ColumnMappingStep
        sheets={sheets}
        menu={menu}
        table={table}
        opened={columns.opened}
        choice={columns.choice ?? columns.proposed}
        hidden={hidden}
        isRemembered={columns.isRemembered}
        onChoice={columns.choose}
        onClose={onClose}
      />
    );
  if (done)
    return (
      <ImportResultView
        done={done}
        meanwhile={meanwhile}
        progress={progress}
        onContinue={goOn}
        onClose={onClose}
      />
    );
  if (typeof plan === "string") return <PlanError sheets={sheets} error={plan} onClose={onClose} />;
  const { faulty } = plan;
  const skipped = Object.values(mends).reduce((sum, each) => sum + each.skipped.size, 0);
  const lacksFiles = faulty.some(({ faults }) => faults.some(({ cause }) => cause === "noFile"));
  const count = plan.added.length + plan.changed.length + plan.library.length;
  async function importLatestPlan(shown: MenuWorkbookPlan) {
    const latest = planned === mends ? shown : planWith(pictures.taken, mends);
    if (typeof latest !== "string" && (await confirm(latest))) await write(latest);
  }
  return (
    <Stack gap="lg">
      {sheets}
      <FillCategoriesSwitch count={plan.emptyCategories} isOn={fillsCategory} onChange={setFillsCategory} />
      <ImportPlanView
        plan={plan}
        places={places}
        leftOut={columns.leftOut}
        mending={{ ...mending, mends: planned }}
        large={large}
      />
      {question}
      {skipped > 0 && <Text c="dimmed">{t("menuSheet.skipped", { count: skipped })}</Text>}
      {pictures.progress && <PictureProgress {...pictures.progress} />}
      {progress && <ImportWriteProgress {...progress} />}
      <Group justify="flex-end" className="sheet-buttons">
        {lacksFiles && (
          <ChooseFilesButton
            variant="default"
            accept=".zip,image/*"
            icon={<ImagePlus size={18} aria-hidden />}
            onSource={(more) =>
              onSource({ ...source, pictures: addPictures(source.pictures, more.pictures) })
            }
          >
            {t("menuSheet.add-pictures")}
          </ChooseFilesButton>
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
          <Button size="md" loading={isBusy} onClick={() => void run(() => importLatestPlan(plan))}>
            {t("menuSheet.apply", { count })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface FillCategoriesProps {
  /** Number of rows in the imported file that have no category. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Switch that gives rows without a category the category of the row above. Hidden if no row lacks one. */
function FillCategoriesSwitch({ count, isOn, onChange }: FillCategoriesProps) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <Switch
      size="md"
      label={t("menuSheet.fill", { count })}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

interface ErrorProps extends Pick<Props, "sheets" | "onClose"> {
  error: ImportPlanFailure;
}

/** Dialog content that explains why the spreadsheet cannot be imported. */
function PlanError({ sheets, error, onClose }: ErrorProps) {
  const t = useTranslate();
  return (
    <Stack align="flex-start">
      {sheets}
      <Alert color="red" w="100%">
        {t(`menuSheet.${error}`, { max: MAX_IMPORT_ROWS })}
      </Alert>
      <Button variant="default" size="md" onClick={onClose}>
        {t("menuSheet.another")}
      </Button>
    </Stack>
  );
}

/** Merges two lists of files. A new file replaces an earlier one with the same name. */
function addPictures(
  before: readonly AttachedPictureFile[],
  more: readonly AttachedPictureFile[],
): AttachedPictureFile[] {
  const names = new Set(more.map(({ name }) => name));
  return [...before.filter(({ name }) => !names.has(name)), ...more];
}
