import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Switch } from "../../ui/switch.tsx";
import { changeDraft } from "./draft.ts";

/** Whether the cashback of the customer, `balance` sum, is spent on this order. */
export function CashbackSwitch({ balance, isOn }: { balance: number; isOn: boolean }) {
  const t = useT();
  const { language, currency } = useCurrency();
  return (
    <Switch
      isOn={isOn}
      onChange={(isCashbackSpent) => changeDraft({ isCashbackSpent })}
      label={t("checkout.cashback")}
      note={t("checkout.cashbackBalance", { sum: formatMoney(balance, language, currency) })}
    />
  );
}
