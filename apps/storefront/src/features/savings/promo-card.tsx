import { Check, Copy } from "lucide-react";
import { clsx } from "clsx";
import { useNavigate } from "react-router";
import type { CustomerPromo } from "@dasturxon/contract";
import { normalizeCode } from "@dasturxon/domain/search-fold";
import { useT } from "../../platform/i18n.tsx";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { basketStore, setPromoCode, useBasket } from "../../shop/basket/basket.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useDescribePromo } from "./promo-words.ts";

/** Renders a promo code: discount, conditions and state, with buttons to copy and apply it [PR-2]. */
export function PromoCard({ promo }: { promo: CustomerPromo }) {
  const t = useT();
  const navigate = useNavigate();
  const basketWay = useBasketLocation();
  const { promoCode } = useBasket();
  const { gives, conditions } = useDescribePromo()(promo);
  const { code, state } = promo;
  const isUsable = state === "added";
  const isInBasket = promoCode !== null && normalizeCode(promoCode) === normalizeCode(code);

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code);
      await toast({ text: t("promo.copied", { code }), tone: "good" });
    } catch {
      await toast({ text: t("promo.copyFailed", { code }), tone: "bad" });
    }
  }

  function applyPromo() {
    setPromoCode(code);
    const isEmpty = basketStore.get().lines.length === 0;
    void toast({ text: t(isEmpty ? "promo.waits" : "promo.inBasket", { code }), tone: "good" });
    if (isEmpty) void navigate("/");
    else void navigate(basketWay.to, { state: basketWay.state });
  }

  return (
    <li className="rounded-[20px] on-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className={clsx("min-w-0 flex-[1_1_10rem]", !isUsable && "text-ink-3")}>
          <h2 className="text-title font-bold text-balance first-letter:uppercase">{gives}</h2>
          {conditions.map((condition) => (
            <p key={condition} className="mt-0.5 text-small text-ink-2">
              {condition}
            </p>
          ))}
        </div>
        <span className="max-w-full">
          <Badge tone={isUsable ? "good" : state === "not_started" ? "warn" : "quiet"}>
            {t(`promo.state.${state}`)}
          </Badge>
        </span>
      </div>
      <div className="mt-3.5 flex flex-wrap items-stretch gap-2">
        {isUsable ? (
          <>
            <button
              type="button"
              onClick={() => void copyCode()}
              aria-label={t("promo.copy", { code })}
              className="flex min-h-11 max-w-full min-w-[min(100%,8rem)] flex-[999_1_0%] items-center justify-between gap-3 rounded-control border border-dashed border-ink/25 px-3.5 font-bold tracking-wide"
            >
              <bdi dir="ltr" className="min-w-0 break-all">
                {code}
              </bdi>
              <Copy size={18} aria-hidden className="shrink-0 text-ink-3" />
            </button>
            {isInBasket ? (
              <span className="inline-flex min-h-11 items-center gap-2 px-3 text-small font-bold text-good-ink">
                <Check size={18} aria-hidden />
                {t("promo.applied")}
              </span>
            ) : (
              <Button className="max-w-full grow" onClick={applyPromo}>
                {t("promo.useNow")}
              </Button>
            )}
          </>
        ) : (
          <bdi dir="ltr" className="font-bold tracking-wide text-ink-3">
            {code}
          </bdi>
        )}
      </div>
    </li>
  );
}
