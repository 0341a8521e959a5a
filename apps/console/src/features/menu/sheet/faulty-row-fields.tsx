import { headOf, machineHead } from "@dasturxon/domain/menu-columns";
import type { RowFault } from "@dasturxon/domain/menu-row";
import type { FaultyRow } from "@dasturxon/domain/plan-import";
import { Button, Group, TextInput } from "@mantine/core";
import { useLanguage, useT } from "../../../platform/use-language.tsx";

export type MendCell = (line: number, key: string, text: string) => void;

interface Props {
  row: FaultyRow;
  whyOf: (fault: RowFault) => string;
  onMend: MendCell;
  onSkip: (line: number) => void;
}

/** A faulty row with the name of its dish and a field for each cell at fault. A cell is read again when it is left. */
export function FaultyRowFields({ row: { line, name, faults }, whyOf, onMend, onSkip }: Props) {
  const t = useT();
  const { language } = useLanguage();
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span>
          {name && <b>{name}</b>} {t("menuSheet.line", { line })}
        </span>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t("menuSheet.skip-named", { name: name || t("menuSheet.line", { line }) })}
          onClick={() => onSkip(line)}
        >
          {t("menuSheet.skip")}
        </Button>
      </Group>
      <Group gap="md" align="flex-start">
        {faults.map((fault) => {
          const key = machineHead(fault.column);
          return (
            <TextInput
              key={`${key} ${fault.text}`}
              size="sm"
              miw={220}
              label={headOf(fault.column, language)}
              defaultValue={fault.text.trim()}
              error={whyOf(fault)}
              onBlur={(event) => {
                const { value } = event.currentTarget;
                if (value.trim() !== fault.text.trim()) onMend(line, key, value);
              }}
              onKeyDown={(event) => {
                if (event.key === "Enter") event.currentTarget.blur();
              }}
            />
          );
        })}
      </Group>
    </>
  );
}
