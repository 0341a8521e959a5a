import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Switch } from "../../ui/switch.tsx";
import { CashbackAmountField } from "./cashback-amount.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** Selects whether to spend the customer's cashback on this order, and how much [PR-3]. */
export function CashbackSwitch({ checkout }: { checkout: CheckoutState }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { draft, cashbackBalance, breakdown, isPending } = checkout;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Switch
        isOn={draft.isCashbackSpent}
        onChange={(isCashbackSpent) => changeCheckoutDraft({ isCashbackSpent })}
        label={t("checkout.cashback")}
        note={t("checkout.cashbackBalance", { sum: formatMoney(cashbackBalance, language, currency) })}
      />
      {draft.isCashbackSpent && (
        <CashbackAmountField
          amount={draft.cashbackAmount}
          most={Math.min(cashbackBalance, breakdown.totalPrice + breakdown.cashback)}
          isPending={isPending}
        />
      )}
    </div>
  );
}
