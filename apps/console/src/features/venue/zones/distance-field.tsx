import { useTranslate } from "../../../platform/use-language.tsx";
import { useVenueFormField } from "../use-field.ts";
import { NumberField } from "../../../ui/number-field.tsx";

/** Edits the distance covered by the base price. The input is in kilometres, the value in metres. */
export function BaseDistanceField() {
  const t = useTranslate();
  const { value, error, isReadOnly, onChange } = useVenueFormField<number | null>("baseDistance");
  return (
    <NumberField
      withAsterisk
      label={t("zone.baseDistance")}
      error={error}
      disabled={isReadOnly}
      min={0}
      max={200}
      decimalScale={2}
      allowedDecimalSeparators={[",", "."]}
      hideControls
      rightSection={<span className="field-unit">{t("zone.unit.kilometres")}</span>}
      rightSectionWidth={64}
      value={value === null ? "" : value / 1000}
      onChange={(next) => onChange(next === "" ? null : Math.round(Number(next) * 1000))}
    />
  );
}
