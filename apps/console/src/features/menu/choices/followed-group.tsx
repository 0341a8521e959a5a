import { Button, Stack, Text } from "@mantine/core";
import { Unlink } from "lucide-react";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { type ChoiceGroup, unlinkGroup } from "./choice-group.ts";
import { useFormatChoiceName } from "./use-choice-name.ts";

interface Props {
  group: ChoiceGroup;
  isReadOnly: boolean;
  onChange: (group: ChoiceGroup) => void;
}

/** Shows a group linked to the library, with a button that unlinks it. */
export function LinkedLibraryGroup({ group, isReadOnly, onChange }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const nameOf = useFormatChoiceName();
  return (
    <Stack gap="xs" align="flex-start">
      <Text c="dimmed" size="sm">
        {t("library.follows")}
      </Text>
      {group.modifications.map((choice) => (
        <Text key={choice.id} size="sm">
          {nameOf(choice)} · +{money(choice.price)}
        </Text>
      ))}
      {!isReadOnly && (
        <Button
          variant="default"
          size="md"
          leftSection={<Unlink size={18} aria-hidden />}
          onClick={() => onChange(unlinkGroup(group))}
        >
          {t("library.make-own")}
        </Button>
      )}
    </Stack>
  );
}
