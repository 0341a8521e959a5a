import { formatMoney } from "@dasturxon/domain/format";
import type { BasketProgress } from "../../shop/basket/basket-progress.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { ProgressLine } from "../../ui/progress-line.tsx";

/** Renders "12 000 soʻm more to the minimum order" with a progress line. Renders nothing if there is no goal. */
export function ProgressNote({
  progress,
  className,
}: {
  progress: BasketProgress | null;
  className?: string;
}) {
  const t = useT();
  const { language, currency } = useCurrency();
  if (!progress) return null;
  const words = t(`progress.${progress.left === 0 ? "reached" : progress.towards}`, {
    missing: formatMoney(progress.left, language, currency),
    threshold: formatMoney(progress.goal, language, currency),
    count: progress.left,
  });
  return (
    <div className={className} role="status">
      <p className="mb-1 text-caption font-medium">{words}</p>
      <ProgressLine value={progress.ratio} label={words} />
    </div>
  );
}
