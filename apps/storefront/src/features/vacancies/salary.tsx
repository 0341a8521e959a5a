import type { Vacancy } from "@dasturxon/contract";
import { formatMoney, formatNumber } from "@dasturxon/domain/format";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { useT } from "../../platform/i18n.tsx";
import { useCurrency } from "../../shop/brand/brand.tsx";

/** Placeholder for the amount in the translated text, so that only the amount is rendered bold. */
const SALARY_AMOUNT_PLACEHOLDER = "\u0000";

/** Minimum amount that is abbreviated to millions: "6–9 mln soʻm". */
const MILLION = 1_000_000;
/** Unit of abbreviated amounts in Chinese, which counts in ten thousands: "600–900万". */
const TEN_THOUSAND = 10_000;
/** Abbreviated amounts are multiples of this, so that a number in millions has at most one decimal place. */
const ABBREVIATED_AMOUNT_STEP = 100_000;

/** Shows a salary as "6–9 mln soʻm a month", "from …" or "up to …". Renders nothing if both ends are null. */
export function Salary({ vacancy: { salaryFrom, salaryTo } }: { vacancy: Vacancy }) {
  const t = useT();
  const rangeText = useFormatSalaryRange();
  const { language, currency } = useCurrency();
  const formatAmount = (amount: number) => formatMoney(amount, language, currency);
  if (salaryFrom === null && salaryTo === null) return null;
  const amount =
    salaryFrom === null
      ? t("vacancy.salaryTo", { amount: formatAmount(salaryTo ?? 0) })
      : salaryTo === null
        ? t("vacancy.salaryFrom", { amount: formatAmount(salaryFrom) })
        : salaryFrom === salaryTo
          ? formatAmount(salaryTo)
          : rangeText(salaryFrom, salaryTo);
  const [before, after] = t("vacancy.salary", { amount: SALARY_AMOUNT_PLACEHOLDER }).split(
    SALARY_AMOUNT_PLACEHOLDER,
  );
  return (
    <span>
      {before}
      <b className="font-bold text-ink">{amount}</b>
      {after}
    </span>
  );
}

/** Returns a function that formats a range with one currency. Abbreviates to millions if both ends stay exact. */
function useFormatSalaryRange(): (from: number, to: number) => string {
  const t = useT();
  const { language, currency } = useCurrency();
  // Joins the ends without spaces in a left-to-right isolate, because Arabic text would otherwise reverse their order.
  const formatRange = (from: number, to: number) =>
    `\u2066${formatNumber(from, language)}–${formatNumber(to, language)}\u2069`;
  return (from, to) => {
    const isShort = [from, to].every((amount) => amount >= MILLION && amount % ABBREVIATED_AMOUNT_STEP === 0);
    if (!isShort) return `${formatRange(from, to)}\u00a0${formatCurrencyLabel(language, currency)}`;
    const unit = language === "zh" ? TEN_THOUSAND : MILLION;
    return t("vacancy.millions", {
      amount: formatRange(from / unit, to / unit),
      currency: formatCurrencyLabel(language, currency),
    });
  };
}
