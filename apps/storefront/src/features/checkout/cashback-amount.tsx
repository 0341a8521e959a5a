import { normalizeDigits } from "@dasturxon/domain/digits";
import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import { useEffect, useState } from "react";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { changeCheckoutDraft, checkoutDraftStore } from "./draft.ts";

const MAX_AMOUNT_LENGTH = 12;
const INVALID_CASHBACK_AMOUNT = -1;

export interface CashbackAmountFieldProps {
  /** Cashback to spend, in soʻm. Null for all, -1 for invalid input. Equal to `cashbackAmount` of the draft. */
  amount: number | null;
  /** Maximum cashback to spend, in soʻm. */
  most: number;
  /** Whether the maximum cashback is still being calculated. */
  isPending: boolean;
}

/** Edits the amount of cashback to spend. If the field is empty, the maximum is spent [PR-3]. */
export function CashbackAmountField({ amount, most, isPending }: CashbackAmountFieldProps) {
  const t = useT();
  const { language, currency } = useCurrency();
  const isWhole = amount !== INVALID_CASHBACK_AMOUNT;
  // The typed text is local state, because the draft stores only amounts and no invalid input.
  const [typed, setTyped] = useState("");
  // The invalid input does not survive a reload, so reset the amount that represents it.
  useEffect(() => {
    if (checkoutDraftStore.get().cashbackAmount === INVALID_CASHBACK_AMOUNT)
      changeCheckoutDraft({ cashbackAmount: null });
  }, []);
  const sum = formatMoney(most, language, currency);
  const error = (() => {
    if (!isWhole) return t("checkout.cashbackWhole");
    return !isPending && (amount ?? 0) > most ? t("checkout.cashbackMost", { sum }) : null;
  })();
  return (
    <TextField
      label={t("checkout.cashbackAmount")}
      inputMode="numeric"
      autoComplete="off"
      placeholder={formatNumber(most, language)}
      value={isWhole ? (amount === null ? "" : formatNumber(amount, language)) : typed}
      error={error}
      hint={t("checkout.cashbackAll")}
      onChange={(event) => {
        const text = normalizeDigits(event.target.value)
          .replace(/[\s\u066c'’ʻ]/g, "")
          .slice(0, MAX_AMOUNT_LENGTH);
        setTyped(text);
        changeCheckoutDraft({
          cashbackAmount: text === "" ? null : /^\d+$/.test(text) ? Number(text) : INVALID_CASHBACK_AMOUNT,
        });
      }}
    />
  );
}
