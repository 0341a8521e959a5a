import { House, ReceiptText, Search, ShoppingBag } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";
import { countOf, useBasket } from "../../platform/basket.ts";
import { useT } from "../../platform/i18n.tsx";

/** The bar at the bottom of a phone for brands that keep the basket in it [BR-15]. */
export function BottomNav() {
  const t = useT();
  const { lines } = useBasket();
  const count = countOf(lines);
  return (
    <nav
      aria-label={t("nav.label")}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-raised pb-(--safe-bottom) lg:hidden"
    >
      <Item to="/" icon={House} label={t("nav.home")} />
      <Item to="/search" icon={Search} label={t("nav.search")} />
      <Item to="/basket" icon={ShoppingBag} label={t("basket.title")} count={count} />
      <Item to="/profile/orders" icon={ReceiptText} label={t("nav.orders")} />
    </nav>
  );
}

function Item({
  to,
  icon: Icon,
  label,
  count = 0,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: number;
}) {
  return (
    <NavLink
      to={to}
      end
      className="grid min-h-14 flex-1 content-center justify-items-center gap-0.5 text-caption font-medium text-ink-3 aria-[current]:text-ink"
    >
      <span className="relative">
        <Icon size={22} aria-hidden />
        {count > 0 && (
          <span className="num absolute -top-1.5 -right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-brand px-1 text-[11px] font-bold text-on-brand">
            {count}
          </span>
        )}
      </span>
      {label}
    </NavLink>
  );
}
