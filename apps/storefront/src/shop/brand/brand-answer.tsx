import { useT } from "../../platform/i18n.tsx";
import { useBrand, useText } from "./brand.tsx";

/** Renders the brand's answer to a review. */
export function BrandAnswer({ text: words }: { text: string }) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  return (
    <div className="mt-1.5 border-s-2 border-brand ps-3 text-small">
      <p className="font-bold">{t("review.answer", { brand: text(merchant.brand) })}</p>
      <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        <bdi>{words}</bdi>
      </p>
    </div>
  );
}
