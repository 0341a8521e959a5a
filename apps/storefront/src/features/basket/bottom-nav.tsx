import { House, ReceiptText, Search, ShoppingBag } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Suspense } from "react";
import { NavLink } from "react-router";
import { countOf, useBasket } from "../../shop/basket/basket.ts";
import { useT } from "../../platform/i18n.tsx";
import { late } from "../../platform/late.tsx";

const NavProgress = late(() => import("./nav-progress.tsx").then((module) => module.NavProgress));

/** The bar at the bottom of a phone for brands that keep the basket in it, and what is missing to the next goal [BR-15]. */
export function BottomNav() {
  const t = useT();
  const { lines } = useBasket();
  const count = countOf(lines);
  return (
    <div
      data-bottom-nav=""
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-raised pb-(--safe-bottom) lg:hidden"
    >
      {count > 0 && (
        <Suspense>
          <NavProgress />
        </Suspense>
      )}
      <nav aria-label={t("nav.label")} className="flex">
        <Item to="/" icon={House} label={t("nav.home")} />
        <Item to="/search" icon={Search} label={t("nav.search")} />
        <Item to="/basket" icon={ShoppingBag} label={t("basket.title")} count={count} />
        <Item to="/profile/orders" icon={ReceiptText} label={t("nav.orders")} />
      </nav>
    </div>
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
