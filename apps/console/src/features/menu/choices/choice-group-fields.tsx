import { SimpleGrid } from "@mantine/core";
import { TextField } from "../../../fields/text-field.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { WholeNumberInput } from "../../../ui/whole-number-input.tsx";
import type { ChoiceGroup } from "./choice-group.ts";
import { ChoiceListEditor } from "./choice-rows.tsx";

interface Props {
  group: ChoiceGroup;
  isReadOnly: boolean;
  onChange: (group: ChoiceGroup) => void;
  onWait: (work: Promise<unknown>) => void;
}

const NAME_LENGTH_LIMITS = { shortest: 1, longest: 80 };

/** Edits a group's name, its limits and its choices in order. */
export function ChoiceGroupFields({ group, isReadOnly, onChange, onWait }: Props) {
  const t = useTranslate();
  return (
    <>
      <TextField
        label={t("choices.name")}
        description={undefined}
        error={undefined}
        disabled={isReadOnly}
        limits={NAME_LENGTH_LIMITS}
        value={group.name}
        onChange={(name) => onChange({ ...group, name })}
      />
      <SimpleGrid cols={2} style={{ alignItems: "end" }}>
        <WholeNumberInput
          label={t("choices.min")}
          disabled={isReadOnly}
          max={99}
          value={group.min}
          onChange={(min) => onChange({ ...group, min })}
        />
        <WholeNumberInput
          label={t("choices.max")}
          description={t("choices.max.hint")}
          disabled={isReadOnly}
          max={99}
          value={group.max}
          onChange={(max) => onChange({ ...group, max })}
        />
      </SimpleGrid>
      <ChoiceListEditor
        choices={group.modifications}
        isReadOnly={isReadOnly}
        onChange={(modifications) => onChange({ ...group, modifications })}
        onWait={onWait}
      />
    </>
  );
}
