import type { Vacancy } from "@dasturxon/contract";
import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import { currencyLabel } from "@dasturxon/domain/locale";
import { useT } from "../../platform/i18n.tsx";
import { useCurrency } from "../../shop/brand/brand.tsx";

/** The amount's place in the text around it, so that the amount alone is bold. */
const AMOUNT_MARK = "\u0000";

/** Sums of so many are written in millions: "6–9 mln soʻm". */
const MILLION = 1_000_000;
/** Chinese counts by ten thousands: "600–900万". */
const TEN_THOUSAND = 10_000;
/** A sum in millions has one decimal at most. */
const LEAST_STEP = 100_000;

/** "6–9 mln soʻm a month", "from …", "up to …"; nothing without both ends. */
export function Salary({ vacancy: { salaryFrom, salaryTo } }: { vacancy: Vacancy }) {
  const t = useT();
  const rangeText = useRangeText();
  const { language, currency } = useCurrency();
  const money = (amount: number) => formatMoney(amount, language, currency);
  if (salaryFrom === null && salaryTo === null) return null;
  const amount =
    salaryFrom === null
      ? t("vacancy.salaryTo", { amount: money(salaryTo ?? 0) })
      : salaryTo === null
        ? t("vacancy.salaryFrom", { amount: money(salaryFrom) })
        : salaryFrom === salaryTo
          ? money(salaryTo)
          : rangeText(salaryFrom, salaryTo);
  const [before, after] = t("vacancy.salary", { amount: AMOUNT_MARK }).split(AMOUNT_MARK);
  return (
    <span>
      {before}
      <b className="font-bold text-ink">{amount}</b>
      {after}
    </span>
  );
}

/** Both ends with the currency once, in millions where neither end loses anything by it. */
function useRangeText(): (from: number, to: number) => string {
  const t = useT();
  const { language, currency } = useCurrency();
  // Without a space, and isolated: in Arabic the smaller end would stand on the wrong side.
  const range = (from: number, to: number) =>
    `\u2066${formatNumber(from, language)}–${formatNumber(to, language)}\u2069`;
  return (from, to) => {
    const isShort = [from, to].every((amount) => amount >= MILLION && amount % LEAST_STEP === 0);
    if (!isShort) return `${range(from, to)}\u00a0${currencyLabel(language, currency)}`;
    const unit = language === "zh" ? TEN_THOUSAND : MILLION;
    return t("vacancy.millions", {
      amount: range(from / unit, to / unit),
      currency: currencyLabel(language, currency),
    });
  };
}
