import { normalizeDigits } from "@dasturxon/domain/digits";
import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import { useState } from "react";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Chip } from "../../ui/chip.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import { listCashChangeAmounts } from "./payments.ts";

/** Selects the banknote that the courier brings change for. */
export function BanknoteChoice({ total, chosen }: { total: number; chosen: number | null }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const [isEdited, setIsEdited] = useState(false);
  // If the total has reached the entered amount, the field with the amount and its error is shown, because the amount
  // is not sent.
  const isShort = chosen !== null && chosen <= total;
  const isOwn = isEdited || isShort;
  const offers = listCashChangeAmounts(total);
  // Offers the amount that was chosen for a smaller basket as long as it still covers the total.
  if (chosen !== null && chosen > total && !isOwn && !offers.includes(chosen)) offers.push(chosen);
  const chooseBanknote = (changeFrom: number | null) => {
    setIsEdited(false);
    changeCheckoutDraft({ changeFrom });
  };
  return (
    <div className="mt-5">
      <p id="change-from" className="mb-2 text-small text-ink-2">
        {t("checkout.changeFrom")}
      </p>
      <div
        role="group"
        aria-labelledby="change-from"
        className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        <Chip isActive={!isOwn && chosen === null} onClick={() => chooseBanknote(null)}>
          {t("checkout.noChange")}
        </Chip>
        {offers.map((amount) => (
          <Chip key={amount} isActive={!isOwn && chosen === amount} onClick={() => chooseBanknote(amount)}>
            {formatMoney(amount, language, currency)}
          </Chip>
        ))}
        <Chip
          isActive={isOwn}
          aria-expanded={isOwn}
          onClick={() => (isShort ? chooseBanknote(null) : setIsEdited(!isEdited))}
        >
          {t("checkout.changeOwn")}
        </Chip>
      </div>
      {isOwn && (
        <CustomAmountField
          total={total}
          sum={chosen}
          onChange={(changeFrom) => {
            setIsEdited(true);
            changeCheckoutDraft({ changeFrom });
          }}
        />
      )}
    </div>
  );
}

const MAX_AMOUNT_DIGITS = 9;

/**
 * Edits an amount of cash other than the suggested ones. The amount is sent only if it exceeds the total, which may
 * change later.
 */
function CustomAmountField({
  total,
  sum,
  onChange,
}: {
  total: number;
  sum: number | null;
  onChange(sum: number | null): void;
}) {
  const t = useT();
  const { language, currency } = useCurrency();
  return (
    <TextField
      className="mt-3 mb-3"
      label={t("checkout.changeOwn")}
      inputMode="numeric"
      autoComplete="off"
      value={sum === null ? "" : formatNumber(sum, language)}
      error={
        sum !== null && sum <= total
          ? t("checkout.changeShort", { sum: formatMoney(total, language, currency) })
          : null
      }
      onChange={(event) => {
        const digits = normalizeDigits(event.target.value).replace(/\D/g, "").slice(0, MAX_AMOUNT_DIGITS);
        onChange(digits === "" ? null : Number(digits));
      }}
    />
  );
}
