import type { ChangedZone, ZoneAdjustment, ZoneImportPlan } from "@dasturxon/domain/plan-zones";
import type { ZoneFields } from "@dasturxon/domain/zone-file";
import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { type MessageId, useTranslate, useLocalizeText } from "../../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../../platform/use-money.ts";
import { ImportRowCounts } from "../../../../ui/plan-counts.tsx";
import "../../../../ui/plan-rows.css";
import { type BranchChoice, ZoneBranchSelect } from "./branch-of-zone.tsx";

const ZONE_SUM_FIELDS = new Set<keyof ZoneFields>(["basePrice", "perKilometre", "freeFrom"]);

interface ZonesPlanProps {
  plan: ZoneImportPlan;
  /** Inputs for values that the file lacks: the branch or the price of zones. */
  missing: ReactNode;
  branchChoice: BranchChoice;
}

/** Preview of the changes that a file makes to the zones: invalid, changed and new zones by name. */
export function ZonesPlanView({ plan, missing, branchChoice }: ZonesPlanProps) {
  const { added, changed, unchanged, faulty, skipped } = plan;
  const t = useTranslate();
  const money = useFormatMoney();
  return (
    <Stack gap="md">
      <ImportRowCounts
        added={added.length}
        changed={changed.length}
        unchanged={unchanged}
        faulty={faulty.length}
      />
      {skipped > 0 && <Text size="sm">{t("zones.file.skipped", { count: skipped })}</Text>}
      {missing}
      <PlanRows title={t("zones.file.faulty-rows")}>
        {faulty.map(({ line, name, choice, faults }) => (
          <li key={`${line} ${name}`}>
            <b>{name}</b>
            {faults.map(({ fault, property = "" }) => (
              <span key={`${fault} ${property}`}>
                {property !== "" && `${t(`zone.${property}` as MessageId)}: `}
                {t(`zones.file.fault.${fault}`)}
              </span>
            ))}
            {choice && <ZoneBranchSelect {...branchChoice} zone={{ line, name, choice }} />}
          </li>
        ))}
      </PlanRows>
      <PlanRows title={t("zones.file.changed-rows")}>
        {changed.map((zone) => (
          <li key={zone.id}>
            <b>{zone.name}</b>
            {zone.differing.map((field) => (
              <ZoneDifference key={field} field={field} zone={zone} />
            ))}
            <ZoneNotes notes={zone.notes} />
            {zone.choice && <ZoneBranchSelect {...branchChoice} zone={{ ...zone, choice: zone.choice }} />}
          </li>
        ))}
      </PlanRows>
      <PlanRows title={t("zones.file.new-rows")}>
        {added.map(({ line, name, choice, fields, notes, isUnpriced }) => (
          <li key={`${line} ${name}`}>
            <b>{name}</b>
            {!isUnpriced && <span className="num">{money(fields.steps[0]?.price ?? fields.basePrice)}</span>}
            <ZoneNotes notes={notes} />
            {choice && <ZoneBranchSelect {...branchChoice} zone={{ line, name, choice }} />}
          </li>
        ))}
      </PlanRows>
    </Stack>
  );
}

function ZoneDifference({ field, zone: { before, after } }: { field: keyof ZoneFields; zone: ChangedZone }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const label = t(`zone.${field}`);
  const formatZoneField = ({ [field]: value }: ZoneFields): string | null => {
    if (field === "name") return text(value as ZoneFields["name"]);
    if (ZONE_SUM_FIELDS.has(field)) return money(Number(value));
    if (field === "baseDistance")
      return t("zones.file.kilometres", { km: Math.round(Number(value) / 10) / 100 });
    return null;
  };
  const [was, is] = [formatZoneField(before), formatZoneField(after)];
  if (is === null || was === is) return <span>{label}</span>;
  return (
    <span>
      {label}: <del>{was}</del> <span aria-hidden>→</span> <ins>{is}</ins>
    </span>
  );
}

/** Lists how an imported polygon was changed to become a valid zone. */
function ZoneNotes({ notes }: { notes: readonly ZoneAdjustment[] }) {
  const t = useTranslate();
  return notes.map((note) => (
    <Text key={note.note} size="sm" c="dimmed">
      {t(`zones.file.note.${note.note}`, { ...note })}
    </Text>
  ));
}

function PlanRows({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      <ul className="plan-rows">{children}</ul>
    </section>
  );
}
