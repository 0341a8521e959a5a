import { Switch } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import type { PartProps } from "./part.ts";

/** Switches that show or hide features of the store. */
export function FeatureSwitchesPart({ value, isReadOnly, onChange }: PartProps<"features">) {
  const t = useT();
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
