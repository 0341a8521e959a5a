import { findInvalidChoice } from "@dasturxon/domain/stored-choices";
import { Stack, Text } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { useRowFormField } from "../../../resource/row-form.tsx";
import { ChoiceGroupFields } from "../choices/choice-group-fields.tsx";
import type { ChoiceGroup } from "../choices/choice-group.ts";

/** Edits a library group with the fields of a product's own group. */
export function LibraryGroupFields() {
  const t = useTranslate();
  const text = useLocalizeText();
  const fields = {
    name: useRowFormField("name"),
    min: useRowFormField("min"),
    max: useRowFormField("max"),
    modifications: useRowFormField("modifications"),
  };
  const { isReadOnly, wait } = fields.name;
  const group = {
    id: "",
    name: fields.name.value,
    min: fields.min.value,
    max: fields.max.value,
    modifications: fields.modifications.value,
  } as ChoiceGroup;
  const isFaulty = Object.values(fields).some(({ fault }) => fault);
  const wrong = isFaulty ? findInvalidChoice([group]) : null;
  const name = text(group.name) || t("modificationGroups.new");
  return (
    <Stack gap="md">
      <ChoiceGroupFields
        group={group}
        isReadOnly={isReadOnly}
        onChange={(next) => {
          for (const name of ["name", "min", "max", "modifications"] as const)
            if (next[name] !== group[name]) fields[name].change(next[name]);
        }}
        onWait={wait}
      />
      {isFaulty && (
        <Text c="red" size="sm" role="alert">
          {wrong ? t(`choices.wrong.${wrong.field}`, { name }) : t("choices.wrong")}
        </Text>
      )}
    </Stack>
  );
}
