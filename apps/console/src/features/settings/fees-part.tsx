import { STORE_SERVICE_TYPES } from "@dasturxon/domain/order-status";
import { NativeSelect, Stack, Switch, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";
import { NumberField } from "../../ui/number-field.tsx";

type FeeName = keyof SettingsPartProps<"fees">["value"];
const FEE_CHANNELS = ["website", "telegram", "application"] as const;
const FEE_SUM_FIELDS = ["minimalDeliveryPrice", "minimalDeliveryQuantity"] as const;

/** Service fee and minimum order of a delivery. Amounts are whole units of the brand's currency. */
export function StoreFeesPart({ value, isReadOnly, onChange }: SettingsPartProps<"fees">) {
  const t = useTranslate();
  const renderSwitch = (
    name: FeeName & ("isServiceFeeEnabled" | "isServiceFeeFreeAboveThreshold" | "shouldValidateDeliveryArea"),
  ) => (
    <Switch
      size="md"
      label={t(`settings.fees.${name}`)}
      disabled={isReadOnly}
      checked={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
    />
  );
  const renderSumField = (
    name: "serviceFeeAmount" | "serviceFeeThreshold" | (typeof FEE_SUM_FIELDS)[number],
  ) => (
    <NumberField
      key={name}
      label={t(`settings.fees.${name}`)}
      min={0}
      max={name === "minimalDeliveryQuantity" ? 1000 : 1_000_000_000}
      allowDecimal={false}
      thousandSeparator=" "
      hideControls
      disabled={isReadOnly}
      value={value[name]}
      onChange={(next) => onChange({ ...value, [name]: Number(next) || 0 })}
    />
  );
  return (
    <Stack gap="md">
      {renderSwitch("isServiceFeeEnabled")}
      {value.isServiceFeeEnabled && (
        <>
          <div className="settings-grid">{renderSumField("serviceFeeAmount")}</div>
          {renderSwitch("isServiceFeeFreeAboveThreshold")}
          {value.isServiceFeeFreeAboveThreshold && (
            <div className="settings-grid">{renderSumField("serviceFeeThreshold")}</div>
          )}
        </>
      )}
      <div className="settings-grid">{FEE_SUM_FIELDS.map(renderSumField)}</div>
      {renderSwitch("shouldValidateDeliveryArea")}
      <div className="settings-grid">
        {FEE_CHANNELS.map((channel) => (
          <NativeSelect
            key={channel}
            size="md"
            label={t(`settings.fees.defaultDeliveryType.${channel}`)}
            disabled={isReadOnly}
            value={value.defaultDeliveryType[channel]}
            data={STORE_SERVICE_TYPES.map((type) => ({ value: type, label: t(`branch.service.${type}`) }))}
            onChange={(event) =>
              onChange({
                ...value,
                defaultDeliveryType: { ...value.defaultDeliveryType, [channel]: event.currentTarget.value },
              })
            }
          />
        ))}
      </div>
      <Text c="dimmed" size="sm">
        {t("settings.fees.defaultDeliveryType.hint")}
      </Text>
    </Stack>
  );
}
