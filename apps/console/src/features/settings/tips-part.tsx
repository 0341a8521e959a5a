import type { Currency } from "@dasturxon/domain/locale";
import {
  areTipChoicesValid,
  listDefaultTips,
  MAX_TIP_CHOICES,
  MAX_TIP_PERCENT,
  MAX_TIP_BY_CURRENCY,
  TIP_UNITS,
} from "@dasturxon/domain/tips";
import { NativeSelect, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { NumberField } from "../../ui/number-field.tsx";
import type { SettingsPartProps } from "./part.ts";

type TypedTipAmount = number | null;

/**
 * Returns the tip choices that are saved: the numbers typed into the form in ascending order, without empty fields and
 * repetitions.
 */
function toSavedTipChoices(typed: readonly TypedTipAmount[]): number[] {
  return [...new Set(typed.filter((choice) => choice !== null))].toSorted((a, b) => a - b);
}

/** Tips for the courier: the switch, amounts or percentages, and up to four choices. */
export function StoreTipsPart({
  value,
  wrong,
  isReadOnly,
  onChange,
  currency,
}: SettingsPartProps<"tips"> & { currency: Currency }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const [typed, setTyped] = useState<readonly TypedTipAmount[]>([]);
  // While the typed numbers equal the saved choices, the fields keep them as typed. If the choices are changed
  // elsewhere, for example by "Cancel", the fields show the changed choices.
  const isTyped = toSavedTipChoices(typed).join() === value.choices.join();
  const fields = Array.from(
    { length: MAX_TIP_CHOICES },
    (_, index) => (isTyped ? typed : value.choices)[index] ?? null,
  );
  const isWrong = wrong !== null || !areTipChoicesValid(value, currency);
  const changeField = (index: number, choice: TypedTipAmount) => {
    const next = fields.map((field, at) => (at === index ? choice : field));
    setTyped(next);
    onChange({ ...value, choices: toSavedTipChoices(next) });
  };
  return (
    <Stack gap="md">
      <Switch
        size="md"
        label={t("settings.tips.isEnabled")}
        disabled={isReadOnly}
        checked={value.isEnabled}
        onChange={(event) => onChange({ ...value, isEnabled: event.currentTarget.checked })}
      />
      {value.isEnabled && (
        <>
          <NativeSelect
            size="md"
            label={t("settings.tips.unit")}
            disabled={isReadOnly}
            value={value.unit}
            data={TIP_UNITS.map((unit) => ({ value: unit, label: t(`settings.tips.unit.${unit}`) }))}
            onChange={({ currentTarget }) => {
              const unit = TIP_UNITS.find((each) => each === currentTarget.value) ?? value.unit;
              onChange({ ...value, unit, choices: listDefaultTips(unit, currency) });
            }}
          />
          <div className="settings-grid">
            {fields.map((choice, index) => (
              <NumberField
                key={index}
                label={t("settings.tips.choices", { number: index + 1 })}
                min={1}
                allowDecimal={false}
                allowNegative={false}
                thousandSeparator=" "
                suffix={value.unit === "PERCENT" ? "%" : ""}
                hideControls
                disabled={isReadOnly}
                error={isWrong}
                value={choice ?? ""}
                onChange={(next) => changeField(index, Number(next) || null)}
              />
            ))}
          </div>
          {isWrong && (
            <Text c="red" size="sm" role="alert">
              {t("settings.tips.wrong", {
                sum: money(MAX_TIP_BY_CURRENCY[currency]),
                percent: `${MAX_TIP_PERCENT}%`,
              })}
            </Text>
          )}
          <Text c="dimmed" size="sm">
            {t("settings.tips.hint")}
          </Text>
        </>
      )}
    </Stack>
  );
}
