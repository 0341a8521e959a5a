import { findCardBrand, formatCardNumber, formatExpiry } from "@dasturxon/domain/card-number";
import { useRef } from "react";
import { useT } from "../../platform/i18n.tsx";
import { CardBrandIcon } from "../../shop/session/card-mark.tsx";
import { TextField } from "../../ui/text-field.tsx";

export interface CardFieldsProps {
  number: string;
  expiry: string;
  onNumber(number: string): void;
  onExpiry(expiry: string): void;
  errors: { number: string | null; expiry: string | null };
}

const GROUPED_CARD_NUMBER_LENGTH = 19;

/**
 * Renders the number and expiry fields of a bank card. The fields have no names, so that the browser does not submit
 * them. A complete number moves the focus to the expiry.
 */
export function CardFields({ number, expiry, onNumber, onExpiry, errors }: CardFieldsProps) {
  const t = useT();
  const fields = useRef<HTMLDivElement>(null);

  function changeNumber(typed: string): void {
    const grouped = formatCardNumber(typed);
    onNumber(grouped);
    if (grouped.length === GROUPED_CARD_NUMBER_LENGTH && number.length < GROUPED_CARD_NUMBER_LENGTH)
      fields.current?.querySelector<HTMLInputElement>("[autocomplete='cc-exp']")?.focus();
  }

  return (
    <div ref={fields} className="grid gap-4">
      <TextField
        label={t("card.number")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="8600 0000 0000 0000"
        value={number}
        error={errors.number}
        onChange={(event) => changeNumber(event.target.value)}
        onPaste={(event) => {
          event.preventDefault();
          changeNumber(event.clipboardData.getData("text"));
        }}
        end={
          number && (
            <span className="me-3">
              <CardBrandIcon brand={findCardBrand(number.replaceAll(" ", ""))} />
            </span>
          )
        }
      />
      <TextField
        label={t("card.expiry")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        value={expiry}
        error={errors.expiry}
        onChange={(event) => {
          const isErasing = expiry.startsWith(event.target.value);
          onExpiry(isErasing ? event.target.value : formatExpiry(event.target.value));
        }}
        className="max-w-40"
      />
    </div>
  );
}
