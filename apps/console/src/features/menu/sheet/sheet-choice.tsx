import type { DishSheet } from "@dasturxon/domain/merge-sheets";
import { Checkbox, Group } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";

interface Props {
  sheets: readonly DishSheet[];
  /** Indexes of the sheets that the user selected for the import. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Selects the sheets of a file that contain the menu, at least one. */
export function SheetCheckboxes({ sheets, chosen, onChange }: Props) {
  const t = useTranslate();
  return (
    <Checkbox.Group
      size="md"
      label={t("menuSheet.sheets")}
      description={t("menuSheet.sheets-hint")}
      value={chosen.map(String)}
      onChange={(values) => onChange(values.map(Number).toSorted((one, other) => one - other))}
    >
      <Group gap="md" mt="xs">
        {sheets.map(({ name }, at) => (
          <Checkbox
            key={name}
            size="md"
            value={String(at)}
            label={name}
            disabled={chosen.length === 1 && chosen[0] === at}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
