import { headOf } from "@dasturxon/domain/menu-columns";
import type { ImportPlan } from "@dasturxon/domain/plan-import";
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "../../../platform/use-language.tsx";
import { useMoney } from "../../../platform/use-money.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { PlanCounts } from "../../../ui/plan-counts.tsx";
import "../../../ui/plan-rows.css";
import { usePlanWords } from "./use-plan-words.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** As many rows of each kind as are drawn. */
const SHOWN = 100;

/** What a table would do to the menu, before anything is done. */
export function PlanView({ plan }: { plan: ImportPlan }) {
  const t = useT();
  const money = useMoney();
  const { language } = useLanguage();
  const { changesOf, faultOf, text } = usePlanWords(plan);
  const made = [...plan.groups, ...plan.categories].map(({ name }) => text(name));
  const { added, changed, unchanged, faulty } = plan;
  async function saveFaulty() {
    const rows = faulty.map(({ cells, faults }) => [
      ...plan.heads.map((_, at) => cells[at] ?? ""),
      faults.map(faultOf).join("; "),
    ]);
    const title = t("menuSheet.faulty-file");
    saveFile(await writeXlsx([[...plan.heads, t("menuSheet.why")], ...rows], title), `${title}.xlsx`);
  }
  return (
    <Stack gap="lg">
      <PlanCounts
        added={added.length}
        changed={changed.length}
        unchanged={unchanged}
        faulty={faulty.length}
      />
      {plan.unknownHeads.length > 0 && (
        <Alert color="yellow">{t("menuSheet.unknown", { heads: plan.unknownHeads.join(", ") })}</Alert>
      )}
      {made.length > 0 && <Text>{t("menuSheet.places", { names: made.join(", ") })}</Text>}
      {faulty.length > 0 && (
        <Rows
          title={t("menuSheet.faulty-rows")}
          count={faulty.length}
          tool={
            <Button
              variant="default"
              size="md"
              leftSection={<Download size={18} aria-hidden />}
              onClick={() => void saveFaulty()}
            >
              {t("menuSheet.save-faulty")}
            </Button>
          }
        >
          {faulty.slice(0, SHOWN).map(({ line, faults }) => (
            <li key={line}>
              <b>{t("menuSheet.line", { line })}</b>
              {faults.map((fault) => (
                <span key={headOf(fault.column, language)}>{faultOf(fault)}</span>
              ))}
            </li>
          ))}
        </Rows>
      )}
      {changed.length > 0 && (
        <Rows title={t("menuSheet.changed-rows")} count={changed.length}>
          {changed.slice(0, SHOWN).map(({ id, name, before, after }) => (
            <li key={id}>
              <b>{text(name)}</b>
              {Object.keys(after)
                .flatMap((field) => changesOf(field, before[field], after[field]))
                .map((change) => (
                  <span key={change.key}>
                    {change.label}: <del>{change.before}</del> <span aria-hidden>→</span>{" "}
                    <ins>{change.after}</ins>
                  </span>
                ))}
            </li>
          ))}
        </Rows>
      )}
      {added.length > 0 && (
        <Rows title={t("menuSheet.new-rows")} count={added.length}>
          {added.slice(0, SHOWN).map(({ line, name, fields }) => (
            <li key={line}>
              <b>{text(name)}</b>
              <span className="num">{money(Number(fields["costPrice"]))}</span>
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  );
}

interface RowsProps {
  title: string;
  count: number;
  tool?: ReactNode;
  children: ReactNode;
}

function Rows({ title, count, tool, children }: RowsProps) {
  const t = useT();
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h4">
          {title}
        </Title>
        {tool}
      </Group>
      <ul className="plan-rows">{children}</ul>
      {count > SHOWN && (
        <Text c="dimmed" mt="xs">
          {t("many.more", { count: count - SHOWN })}
        </Text>
      )}
    </section>
  );
}
