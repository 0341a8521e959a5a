import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { formatMoney } from "@dasturxon/domain/format";
import { useT } from "../../platform/i18n.tsx";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useCustomer } from "../../shop/session/customer.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Shows the cashback in large type under the customer's name, if the brand uses this view [BR-15]. */
export function BalanceCard() {
  const t = useT();
  const { data: user } = useCustomer();
  const { language, currency } = useCurrency();
  return (
    <Link
      to="/profile/cashback"
      className="flex min-h-20 items-center gap-4 rounded-[20px] bg-brand-soft px-4 py-3"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-small text-ink-2">{t("cashback.title")}</span>
        {user ? (
          <span className="block text-section font-bold">
            {formatMoney(user.cashback, language, currency)}
          </span>
        ) : (
          <Skeleton className="mt-1 h-6 w-28" />
        )}
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2 rtl:-scale-x-100" />
    </Link>
  );
}
