import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { Group, Stack, Switch, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { WholeNumberInput } from "../../ui/whole-number-input.tsx";
import { NumberField } from "../../ui/number-field.tsx";

export type KitchenSettings = EndpointReply<typeof endpoints.kitchenBranches>[number];

/** Row with the kitchen settings of a branch. Changes are saved by a button. */
export function KitchenSettingsRow({
  kitchen,
  onSave,
}: {
  kitchen: KitchenSettings;
  onSave: (changed: KitchenSettings) => Promise<boolean>;
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  const [shown, setShown] = useState(kitchen);
  const isChanged =
    shown.preparationMinutes !== kitchen.preparationMinutes ||
    shown.isAutoAccept !== kitchen.isAutoAccept ||
    shown.slotCapacityMinutes !== kitchen.slotCapacityMinutes;
  return (
    <Stack role="listitem" className="list-row" py="md" gap="sm">
      <Title order={3} size="h5">
        {text(kitchen.name)}
      </Title>
      <Group align="flex-end" gap="md">
        <WholeNumberInput
          w={180}
          label={t("kitchen.minutes")}
          max={600}
          step={5}
          value={shown.preparationMinutes}
          onChange={(preparationMinutes) => setShown({ ...shown, preparationMinutes })}
        />
        <NumberField
          w={280}
          label={t("kitchen.capacity")}
          placeholder={t("kitchen.capacity-means")}
          min={1}
          max={10_000}
          value={shown.slotCapacityMinutes ?? ""}
          onChange={(value) => setShown({ ...shown, slotCapacityMinutes: Number(value) || null })}
        />
      </Group>
      <Group justify="space-between" gap="md">
        <Switch
          size="md"
          label={t("kitchen.auto-accept")}
          checked={shown.isAutoAccept}
          onChange={(event) => setShown({ ...shown, isAutoAccept: event.currentTarget.checked })}
        />
        <BusyButton disabled={!isChanged} onPress={() => onSave(shown)}>
          {t("kitchen.save")}
        </BusyButton>
      </Group>
    </Stack>
  );
}
