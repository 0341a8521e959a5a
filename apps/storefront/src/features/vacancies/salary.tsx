import type { Vacancy } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";

/** "4 000 000 – 5 500 000 soʻm a month", "from …", "up to …"; nothing where neither end is told. */
export function Salary({ vacancy: { salaryFrom, salaryTo } }: { vacancy: Vacancy }) {
  const t = useT();
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
          : `${money(salaryFrom)} – ${money(salaryTo)}`;
  return (
    <span>
      <b className="font-bold text-ink">{amount}</b> {t("vacancy.salary")}
    </span>
  );
}
