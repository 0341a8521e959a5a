import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { useSignedInStaff } from "../../../../platform/session.tsx";
import { useLanguage, useTranslate } from "../../../../platform/use-language.tsx";
import shape from "virtual:resource/zone";
import { NumberField } from "../../../../ui/number-field.tsx";

interface Props {
  /** Number of new zones without a price in the file. */
  count: number;
  price: number | null;
  isMissing: boolean;
  onChange: (price: number | null) => void;
}

/** Asks for one price for all new zones without a price in the file. */
export function ZonePriceQuestion({ count, price, isMissing, onChange }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { currency } = useSignedInStaff().merchant;
  return (
    <NumberField
      label={t("zones.file.price")}
      description={t("zones.file.price.hint", { count })}
      error={isMissing && t("zones.file.price.needed")}
      withAsterisk
      min={0}
      max={shape.fields.basePrice?.max ?? Number.MAX_SAFE_INTEGER}
      allowDecimal={false}
      thousandSeparator=" "
      hideControls
      rightSection={<span className="field-unit">{formatCurrencyLabel(language, currency)}</span>}
      rightSectionWidth={64}
      value={price ?? ""}
      onChange={(next) => onChange(next === "" ? null : Number(next))}
    />
  );
}
