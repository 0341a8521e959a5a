import { Stack, Switch, TextInput } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

const TRACKING_COUNTER_EXAMPLES = [
  ["metrica", "98765432"],
  ["gtm", "GTM-XXXXXXX"],
  ["pixel", "1234567890123456"],
] as const;

/** Settings of the store's web analytics counters, each with its id. */
export function StoreTrackingPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"tracking">) {
  const t = useTranslate();
  return (
    <Stack gap="lg">
      {TRACKING_COUNTER_EXAMPLES.map(([name, like]) => (
        <Stack key={name} gap="xs" className="settings-method">
          <Switch
            size="md"
            label={t(`settings.tracking.${name}`)}
            disabled={isReadOnly}
            checked={value[name].active}
            onChange={(event) =>
              onChange({ ...value, [name]: { ...value[name], active: event.currentTarget.checked } })
            }
          />
          <TextInput
            size="md"
            label={t("settings.tracking.id", { name: t(`settings.tracking.${name}`) })}
            placeholder={like}
            maxLength={60}
            error={wrong === `tracking.${name}` && t("settings.tracking.wrong", { like })}
            disabled={isReadOnly}
            value={value[name].id}
            onChange={(event) =>
              onChange({ ...value, [name]: { ...value[name], id: event.currentTarget.value.trim() } })
            }
          />
        </Stack>
      ))}
    </Stack>
  );
}
