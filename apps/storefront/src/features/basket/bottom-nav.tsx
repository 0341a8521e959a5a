import { Heart, House, ReceiptText, Search, ShoppingBag, UserRound } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { countBasketPieces, useBasket } from "../../shop/basket/basket.ts";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";

const NavBasketProgress = lazyComponent(() =>
  import("./nav-progress.tsx").then((module) => module.NavBasketProgress),
);

/**
 * Renders the navigation bar at the bottom of a phone. Depending on the brand's settings, it contains the basket
 * (NAVIGATION_BAR) with the progress to the next goal, and the favourites and the profile (many tabs) [BR-15].
 */
export function BottomNav() {
  const t = useT();
  const { features, views } = useBrand().merchant;
  const { lines } = useBasket();
  const basketWay = useBasketLocation();
  const hasBasket = views.basketPosition === "NAVIGATION_BAR";
  const hasMany = views.multiTabNavigationEnabled;
  const count = countBasketPieces(lines);
  return (
    <div
      data-bottom-nav=""
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-raised pb-(--safe-bottom) lg:hidden"
    >
      {hasBasket && count > 0 && (
        <Suspense>
          <NavBasketProgress />
        </Suspense>
      )}
      <nav
        aria-label={t("nav.label")}
        className={`flex font-medium ${hasMany ? "text-[11px]" : "text-caption"}`}
      >
        <NavItem to="/" icon={House} label={t("nav.home")} />
        <NavItem to="/search" icon={Search} label={t("nav.search")} />
        {hasBasket && <NavItem {...basketWay} icon={ShoppingBag} label={t("basket.title")} count={count} />}
        {hasMany && features.favourite && (
          <NavItem to="/profile/favorites" icon={Heart} label={t("nav.favourites")} />
        )}
        <NavItem to="/profile/orders" icon={ReceiptText} label={t("nav.orders")} />
        {hasMany && <NavItem to="/profile" icon={UserRound} label={t("header.profile")} />}
      </nav>
    </div>
  );
}

interface NavItemProps {
  to: string;
  state?: object;
  replace?: false;
  icon: LucideIcon;
  label: string;
  count?: number;
}

function NavItem({ to, state, icon: Icon, label, count = 0 }: NavItemProps) {
  const isHere = useLocation().pathname === to && !state;
  return (
    <Link
      to={to}
      {...(state && { state, replace: false, preventScrollReset: true })}
      aria-current={isHere ? "page" : undefined}
      className="grid min-h-14 min-w-0 flex-1 content-center justify-items-center gap-0.5 text-ink-3 aria-[current]:text-ink"
    >
      <span className="relative">
        <Icon size={22} aria-hidden />
        {count > 0 && (
          <span className="num absolute -top-1.5 -right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-brand px-1 text-[11px] font-bold text-on-brand">
            {count}
          </span>
        )}
      </span>
      <span className="max-w-full truncate">{label}</span>
    </Link>
  );
}
