import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import { NativeSelect } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";

/** Selects the built-in city map, which is shown if the installation has no map tiles. */
export function MapKeyField() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { value, error, isReadOnly, onChange } = useVenueFormField<string | null>("mapKey");
  const known = NEW_BRAND_CITIES.map(({ key, name }) => ({ value: key, label: text(name) }));
  const isOther = value !== null && known.every((city) => city.value !== value);
  return (
    <NativeSelect
      size="md"
      label={t("city.mapKey")}
      description={t("city.mapKey.hint")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      disabled={isReadOnly}
      value={value ?? ""}
      data={[
        { value: "", label: t("city.mapKey.none") },
        ...(isOther ? [{ value, label: value }] : []),
        ...known,
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
