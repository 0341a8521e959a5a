import { BRAND_KINDS, MAP_TYPES } from "@dasturxon/domain/brand-look";
import { BRAND_TIME_ZONES } from "@dasturxon/domain/time-zone";
import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";
import { NumberField } from "../../ui/number-field.tsx";

const BUSINESS_SELECT_FIELDS = [
  {
    name: "kind",
    choices: BRAND_KINDS.map((value) => ({ value, label: `settings.business.kind.${value}` as const })),
  },
  {
    name: "currency",
    choices: (["UZS", "KZT"] as const).map((value) => ({
      value,
      label: `settings.business.currency.${value}` as const,
    })),
  },
  {
    name: "mapType",
    choices: MAP_TYPES.map((value) => ({ value, label: `settings.business.mapType.${value}` as const })),
  },
] as const;

/** Kind of business, cashback of an order, time zone, currency and map. */
export function StoreBusinessPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"business">) {
  const t = useTranslate();
  const zones = [...new Set([...BRAND_TIME_ZONES, value.timeZone])];
  return (
    <div className="settings-grid">
      <NumberField
        label={t("settings.business.cashbackPercent")}
        description={t("settings.business.cashbackPercent.hint")}
        min={0}
        max={100}
        decimalScale={2}
        hideControls
        error={wrong === "business.cashbackPercent" && t("settings.look.wrong")}
        disabled={isReadOnly}
        value={value.cashbackPercent}
        onChange={(next) => onChange({ ...value, cashbackPercent: Number(next) || 0 })}
      />
      <NativeSelect
        size="md"
        label={t("settings.business.timeZone")}
        description={t("settings.business.timeZone.hint")}
        error={wrong === "business.timeZone" && t("settings.look.wrong")}
        disabled={isReadOnly}
        value={value.timeZone}
        data={zones}
        onChange={(event) => onChange({ ...value, timeZone: event.currentTarget.value })}
      />
      {BUSINESS_SELECT_FIELDS.map(({ name, choices }) => (
        <NativeSelect
          key={name}
          size="md"
          label={t(`settings.business.${name}`)}
          description={t(`settings.business.${name}.hint`)}
          error={
            name === "currency" && wrong === "business.currency" && t("settings.business.currency.wrong")
          }
          disabled={isReadOnly}
          value={value[name]}
          data={choices.map(({ value: choice, label }) => ({ value: choice, label: t(label) }))}
          onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
        />
      ))}
      {value.mapType === "YANDEX" && (
        <TextInput
          size="md"
          label={t("settings.business.yandexMapsKey")}
          description={t("settings.business.yandexMapsKey.hint")}
          maxLength={100}
          error={wrong === "business.yandexMapsKey" && t("settings.look.wrong")}
          disabled={isReadOnly}
          value={value.yandexMapsKey ?? ""}
          onChange={(event) =>
            onChange({ ...value, yandexMapsKey: event.currentTarget.value.trim() || null })
          }
        />
      )}
    </div>
  );
}
