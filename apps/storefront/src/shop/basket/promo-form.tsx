import { useEffect, useRef } from "react";
import type { OrderQuote } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { setPromoCode } from "./basket.ts";
import { promoDraft } from "./promo-draft.ts";
import { useCurrency } from "../brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";

export interface PromoFormProps {
  promoCode: string | null;
  /** Promo code state from the quote. Null before the quote is received. */
  promo: OrderQuote["promo"];
  isPending: boolean;
  /** Whether the field gets the focus, because the guest has just opened it. */
  isFocused: boolean;
}

/** Renders the form for a promo code, with the reason if the code does not apply [PR-1, PR-2]. */
export function PromoForm({ promoCode, promo, isPending, isFocused }: PromoFormProps) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { code: written } = promoDraft.use("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFocused) form.current?.querySelector("input")?.focus();
  }, [isFocused]);
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
        promoDraft.drop();
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
          promoDraft.change("", { code: event.target.value });
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
