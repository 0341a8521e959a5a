import { formatNumber } from "@dasturxon/domain/format";
import { useBrand } from "./brand.tsx";
import { useT } from "../../platform/i18n.tsx";

/** `const distanceText = useFormatDistance(); distanceText(2340)`: "350 m", "2,3 km", "24 km". */
export function useFormatDistance(): (metres: number) => string {
  const t = useT();
  const { language } = useBrand();
  return (metres) => {
    const tens = Math.round(metres / 10) * 10;
    if (tens < 1000) return t("unit.m", { amount: formatNumber(tens, language) });
    const kilometres = metres / 1000;
    const rounded = kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
    return t("unit.km", { amount: formatNumber(rounded, language) });
  };
}
