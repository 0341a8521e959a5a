import type { MergedSheetPosition } from "@dasturxon/domain/merge-sheets";
import type { MenuWorkbookPlan } from "@dasturxon/domain/plan-workbook";
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { downloadFile } from "../../../platform/save-file.ts";
import { ImportRowCounts } from "../../../ui/plan-counts.tsx";
import "../../../ui/plan-rows.css";
import type { PriceChange } from "../../../parts/prices/price-question.tsx";
import { limitShownRows, listFaultySheets } from "./faulty-rows.ts";
import { FaultyRowFields, type RowCorrectionState } from "./faulty-row-fields.tsx";
import { PictureNotes } from "./picture-notes.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { type ImportedFieldChange, useMenuImportPlanFormatters } from "./use-plan-words.tsx";
import { writeXlsx } from "./write-xlsx.ts";

/** Maximum number of rows shown of each kind. */
const MAX_SHOWN_PLAN_ROWS = 100;

interface ImportPlanProps {
  plan: MenuWorkbookPlan;
  /** Column headers that the user chose to ignore. They cause no warning about an unknown column. */
  leftOut: ReadonlySet<string>;
  /** Sheets whose rows were merged into the table of dishes. */
  places: readonly MergedSheetPosition[];
  mending: RowCorrectionState;
  /** Prices that change by more than half. */
  large: readonly PriceChange[];
}

/** Preview of the changes that a table makes to the menu. */
export function ImportPlanView({ plan, places, leftOut, mending, large }: ImportPlanProps) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const { changesOf, insideOf, faultOf, whyOf, text } = useMenuImportPlanFormatters(plan);
  // A new group and its only category may have the same name.
  const made = [...new Set([...plan.groups, ...plan.categories].map(({ name }) => text(name)))];
  const { added, changed, unchanged, library } = plan;
  const lists = listFaultySheets(plan, language);
  const faulty = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  const drawn = limitShownRows(lists, mending.mends, { count: MAX_SHOWN_PLAN_ROWS, places });
  const unknown = [
    ...plan.unknownHeads.filter((head) => !leftOut.has(head)),
    ...plan.lists.flatMap(({ unknownHeads }) => unknownHeads),
  ];
  return (
    <Stack gap="lg">
      <ImportRowCounts
        added={added.length + library.filter(({ id }) => id === null).length}
        changed={changed.length + library.filter(({ id }) => id !== null).length}
        unchanged={unchanged}
        faulty={faulty}
      />
      {unknown.length > 0 && (
        <Alert color="yellow">{t("menuSheet.unknown", { heads: unknown.join(", ") })}</Alert>
      )}
      {plan.ignored > 0 && <Text c="dimmed">{t("menuSheet.ignored", { count: plan.ignored })}</Text>}
      <PictureNotes {...plan.pictures} />
      {made.length > 0 && <Text>{t("menuSheet.places", { names: made.join(", ") })}</Text>}
      {large.length > 0 && <LargePriceChanges large={large} />}
      {drawn.length > 0 && (
        <ImportPlanRows
          title={t("menuSheet.faulty-rows")}
          count={faulty}
          tool={<SaveFaultyButton lists={lists} faultOf={faultOf} />}
        >
          {drawn.map(({ sheet, place, row }) => (
            <li key={`${sheet} ${row.line}`}>
              <FaultyRowFields sheet={sheet} place={place} row={row} whyOf={whyOf} mending={mending} />
            </li>
          ))}
        </ImportPlanRows>
      )}
      {changed.length > 0 && (
        <ImportPlanRows title={t("menuSheet.changed-rows")} count={changed.length}>
          {changed.slice(0, MAX_SHOWN_PLAN_ROWS).map(({ id, name, before, after, inside = [] }) => (
            <li key={id}>
              <b>{text(name)}</b>
              <FieldChangeList
                all={[
                  ...Object.keys(after)
                    .filter((field) => field !== "modificationGroups")
                    .flatMap((field) => changesOf(field, before[field], after[field])),
                  ...inside.map(insideOf),
                ]}
              />
            </li>
          ))}
        </ImportPlanRows>
      )}
      {library.length > 0 && (
        <ImportPlanRows title={t("modificationGroups.title")} count={library.length}>
          {library.slice(0, MAX_SHOWN_PLAN_ROWS).map(({ id, name, inside }, at) => (
            <li key={id ?? at}>
              <b>{text(name)}</b>
              <FieldChangeList all={inside.map(insideOf)} />
            </li>
          ))}
        </ImportPlanRows>
      )}
      {added.length > 0 && (
        <ImportPlanRows title={t("menuSheet.new-rows")} count={added.length}>
          {added.slice(0, MAX_SHOWN_PLAN_ROWS).map(({ line, name, fields }) => (
            <li key={line}>
              <b>{text(name)}</b>
              <span className="num">{money(Number(fields["costPrice"]))}</span>
              {fields["image"] ? (
                <span>
                  <PlanPicture value={fields["image"]} />
                </span>
              ) : null}
            </li>
          ))}
        </ImportPlanRows>
      )}
    </Stack>
  );
}

interface SaveImportProps {
  lists: ReturnType<typeof listFaultySheets>;
  faultOf: ReturnType<typeof useMenuImportPlanFormatters>["faultOf"];
}

/** Button that downloads the invalid rows and the reasons as an Excel file. */
function SaveFaultyButton({ lists, faultOf }: SaveImportProps) {
  const t = useTranslate();
  async function saveFaultyRows() {
    const sheets = lists
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, heads, rows }) => ({
        name,
        table: [
          [...heads, t("menuSheet.why")],
          ...rows.map(({ cells, faults }) => [
            ...heads.map((_, at) => cells[at] ?? ""),
            faults.map(faultOf).join("; "),
          ]),
        ],
      }));
    downloadFile(await writeXlsx(sheets), `${t("menuSheet.faulty-file")}.xlsx`);
  }
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<Download size={18} aria-hidden />}
      disabled={lists.every(({ rows }) => rows.length === 0)}
      onClick={() => void saveFaultyRows()}
    >
      {t("menuSheet.save-faulty")}
    </Button>
  );
}

/** Prices that change by more than half, before the other changes, so that they are seen in a long table. */
function LargePriceChanges({ large }: Pick<ImportPlanProps, "large">) {
  const t = useTranslate();
  const money = useFormatMoney();
  return (
    <>
      <Alert color="yellow">{t("price.large", { count: large.length })}</Alert>
      <ImportPlanRows title={t("price.check")} count={large.length}>
        {large.slice(0, MAX_SHOWN_PLAN_ROWS).map(({ id, name, before, after }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="num">
              <del>{money(before)}</del> <span aria-hidden>→</span> <ins>{money(after)}</ins>
            </span>
          </li>
        ))}
      </ImportPlanRows>
    </>
  );
}

function FieldChangeList({ all }: { all: readonly ImportedFieldChange[] }) {
  return all.map((change) => (
    <span key={change.key}>
      {change.label}: <del>{change.before}</del> <span aria-hidden>→</span> <ins>{change.after}</ins>
    </span>
  ));
}

interface PlanRowsProps {
  title: string;
  count: number;
  tool?: ReactNode;
  children: ReactNode;
}

function ImportPlanRows({ title, count, tool, children }: PlanRowsProps) {
  const t = useTranslate();
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h4">
          {title}
        </Title>
        {tool}
      </Group>
      <ul className="plan-rows">{children}</ul>
      {count > MAX_SHOWN_PLAN_ROWS && (
        <Text c="dimmed" mt="xs">
          {t("many.more", { count: count - MAX_SHOWN_PLAN_ROWS })}
        </Text>
      )}
    </section>
  );
}
