import { Group, Stack, Switch, TextInput } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

/** Links to the brand's other channels. The store shows only the enabled ones. */
export function StoreLinksPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"links">) {
  const t = useTranslate();
  const names = Object.keys(value) as (keyof typeof value)[];
  return (
    <Stack gap="sm">
      {names.map((name) => (
        <Group key={name} gap="md" align="flex-end" wrap="nowrap">
          <TextInput
            size="md"
            flex={1}
            type={name === "phone" ? "tel" : "url"}
            label={t(`settings.links.${name}`)}
            placeholder={name === "phone" ? "+998" : "https://"}
            error={wrong === `links.${name}` && t("settings.links.wrong")}
            disabled={isReadOnly}
            value={value[name].url}
            onChange={(event) =>
              onChange({ ...value, [name]: { ...value[name], url: event.currentTarget.value } })
            }
          />
          <Switch
            size="md"
            mb={10}
            aria-label={t("settings.links.shown", { name: t(`settings.links.${name}`) })}
            disabled={isReadOnly}
            checked={value[name].active}
            onChange={(event) =>
              onChange({ ...value, [name]: { ...value[name], active: event.currentTarget.checked } })
            }
          />
        </Group>
      ))}
    </Stack>
  );
}
