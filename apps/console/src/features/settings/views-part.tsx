import { NativeSelect, Stack, Switch } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

const STORE_VIEW_CHOICES = {
  groupView: ["GROUP", "WITHOUT_GROUP"],
  categoryView: ["ALL", "ONE_CATEGORY", "GROUP_CATEGORY"],
  basketPosition: ["NAVIGATION_BAR", "FLOATING_OVER_PRODUCT"],
  modificationViewType: ["NAME_ONLY", "FULL_IMAGE"],
} as const;
const STORE_VIEW_SWITCH_FIELDS = [
  "isVisibleAtProfileTop",
  "isNavigationViewEnabled",
  "multiTabNavigationEnabled",
  "isCategoryImageVisible",
] as const;

/** Layout of the store's screens. */
export function StoreViewsPart({ value, isReadOnly, onChange }: SettingsPartProps<"views">) {
  const t = useTranslate();
  const names = Object.keys(STORE_VIEW_CHOICES) as (keyof typeof STORE_VIEW_CHOICES)[];
  const hasBar = value.isNavigationViewEnabled || value.basketPosition === "NAVIGATION_BAR";
  return (
    <Stack gap="md">
      <div className="settings-grid">
        {names.map((name) => (
          <NativeSelect
            key={name}
            size="md"
            label={t(`settings.views.${name}`)}
            disabled={isReadOnly}
            value={value[name]}
            data={STORE_VIEW_CHOICES[name].map((choice) => ({
              value: choice,
              label: t(`settings.views.${name}.${choice}` as Parameters<typeof t>[0]),
            }))}
            onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className="settings-grid">
        {STORE_VIEW_SWITCH_FIELDS.map((name) => (
          <Switch
            key={name}
            size="md"
            label={t(`settings.views.${name}`)}
            description={name === "multiTabNavigationEnabled" && !hasBar && t("settings.views.needsBar")}
            disabled={isReadOnly}
            checked={value[name]}
            onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </Stack>
  );
}
