import { Tag, X } from "lucide-react";
import { Suspense, useState } from "react";
import type { OrderQuote } from "@dasturxon/contract";
import { IconButton } from "../../ui/icon-button.tsx";
import { setPromoCode, useBasket } from "./basket.ts";
import { promoDraft } from "./promo-draft.ts";
import { useBrand } from "../brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";

const PromoForm = lazyComponent(() => import("./promo-form.tsx").then((module) => module.PromoForm));

/**
 * Renders the promo code as a button that opens a field. The field shows whether the code applies and, if not, why
 * [PR-1, PR-2].
 */
export function PromoField({ quote, isPending }: { quote: OrderQuote | null; isPending: boolean }) {
  const t = useT();
  const { merchant } = useBrand();
  const { promoCode } = useBasket();
  const { code: written } = promoDraft.use("");
  const [isOpen, setIsOpen] = useState(false);
  if (!merchant.features.promo) return null;

  const promo = promoCode && !isPending ? (quote?.promo ?? null) : null;
  if (promoCode && promo?.state === "added") {
    return (
      <div
        role="status"
        className="flex items-center gap-3 rounded-control bg-good-soft py-1 ps-3.5 pe-1 text-good-ink"
      >
        <Tag size={18} aria-hidden />
        <span className="min-w-0 flex-1 text-small font-medium">{t("promo.added", { code: promoCode })}</span>
        <IconButton
          label={t("promo.remove", { code: promoCode })}
          onClick={() => setPromoCode(null)}
          className="text-good-ink!"
        >
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    );
  }
  if (!isOpen && !promoCode && !written) {
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 items-center gap-2.5 text-small font-medium text-brand-ink"
      >
        <Tag size={18} aria-hidden />
        {t("promo.open")}
      </button>
    );
  }
  return (
    <Suspense>
      <PromoForm promoCode={promoCode} promo={promo} isPending={isPending} isFocused={isOpen} />
    </Suspense>
  );
}
