import { Tag, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { OrderQuote } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { setPromoCode, useBasket } from "./basket.ts";
import { useBrand, useCurrency } from "../brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";

/** The promo code: a line that opens into a field, then says whether it counts and why not [PR-1, PR-2]. */
export function PromoField({ quote, isPending }: { quote: OrderQuote | null; isPending: boolean }) {
  const t = useT();
  const { merchant } = useBrand();
  const { language, currency } = useCurrency();
  const { promoCode } = useBasket();
  const [isOpen, setIsOpen] = useState(false);
  const [written, setWritten] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.focus();
  }, [isOpen]);
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
  if (!isOpen && !promoCode) {
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
  const minimum = formatMoney(promo?.minPrice ?? 0, language, currency);
  const code = written ?? promoCode ?? "";
  const isShown = code.trim().toLowerCase() === promoCode?.toLowerCase();
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPromoCode(code.trim().toUpperCase() || null);
      }}
    >
      <TextField
        label={t("promo.label")}
        name="promo"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => {
          setWritten(event.target.value);
          if (!event.target.value.trim()) setPromoCode(null);
        }}
        error={promo && isShown ? t(`promo.${promo.state}`, { minimum }) : null}
        end={
          <Button
            type="submit"
            look="plain"
            disabled={!code.trim()}
            isBusy={isPending && isShown}
            className="me-0.5"
          >
            {t("promo.apply")}
          </Button>
        }
      />
    </form>
  );
}
