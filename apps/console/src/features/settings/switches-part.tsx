import { Switch } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

/** Switches that show or hide features of the store. */
export function StoreFeatureSwitchesPart({ value, isReadOnly, onChange }: SettingsPartProps<"features">) {
  const t = useTranslate();
  const names = Object.keys(value) as (keyof typeof value)[];
  return (
    <div className="settings-grid">
      {names.map((name) => (
        <Switch
          key={name}
          size="md"
          label={t(`settings.features.${name}`)}
          disabled={isReadOnly}
          checked={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
