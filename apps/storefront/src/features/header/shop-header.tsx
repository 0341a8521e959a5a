import { findFirstLetter } from "@dasturxon/domain/letters";
import { clsx } from "clsx";
import { Menu, Search, UserRound } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useSession } from "../../shop/session/session.ts";
import { IconLink } from "../../ui/icon-link.tsx";
import { toPictureUrl } from "../../platform/picture-url.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { LocationChip } from "./location-chip.tsx";
import { ServiceTypeSwitch } from "./service-switch.tsx";

const NotificationBell = lazyComponent(() => import("./bell.tsx").then((module) => module.NotificationBell));

/**
 * Renders the header: logo, location, language, profile and menu button, then the service type beside the search. One
 * row from 1024 px. `linksId`: id of the popover with the brand's links, which the menu button opens on small screens.
 */
export function ShopHeader({ linksId }: { linksId: string }) {
  const t = useT();
  const { merchant } = useBrand();
  const session = useSession();
  const hasBell = session !== null && merchant.features.notifications;
  return (
    <header className="z-30 bg-surface px-4 lg:sticky lg:top-0 lg:border-b lg:border-line lg:px-0">
      <div className="mx-auto grid max-w-[1280px] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 pt-[max(6px,var(--safe-top))] lg:grid-cols-[auto_auto_auto_1fr_auto] lg:gap-x-4 lg:px-6 lg:py-2.5">
        <Logo />
        <LocationChip />
        <div className="-me-2 flex items-center lg:order-5">
          {hasBell && (
            <Suspense fallback={<span className="size-11" />}>
              <NotificationBell />
            </Suspense>
          )}
          {/* The bell takes its place on small screens. Signed-in customers change the language on the profile page. */}
          <div className={clsx(hasBell && "max-lg:hidden")}>
            <LanguageSwitch />
          </div>
          <IconLink to="/profile" label={t("header.profile")} title={t("header.profile")}>
            <UserRound size={22} aria-hidden />
          </IconLink>
          <button
            type="button"
            popoverTarget={linksId}
            aria-label={t("home.more")}
            title={t("home.more")}
            className="grid size-11 place-items-center rounded-full lg:hidden"
          >
            <Menu size={22} aria-hidden />
          </button>
        </div>
        <div className="header-controls">
          <ServiceTypeSwitch />
          <Link to="/search">
            <Search size={19} aria-hidden />
            <span className="min-w-0 truncate">{t("header.search")}</span>
          </Link>
        </div>
      </div>
    </header>
  );
}

function Logo() {
  const text = useText();
  const { merchant } = useBrand();
  const name = text(merchant.brand);
  return (
    <Link to="/" aria-label={name} className="flex h-11 min-w-11 items-center gap-2.5">
      {merchant.logo ? (
        <img
          src={toPictureUrl(merchant.logo, { height: 96, format: "webp" })}
          alt=""
          // A square is reserved until the image is loaded. The image then has its own aspect ratio.
          width={40}
          height={40}
          className="h-10 w-auto max-w-24 min-w-10 rounded-[12px] bg-sunken object-contain lg:max-w-40"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-10 place-items-center rounded-[12px] bg-brand text-title font-bold text-on-brand"
        >
          {findFirstLetter(name)}
        </span>
      )}
      <span className="hidden max-w-52 truncate text-title font-bold lg:block">{name}</span>
    </Link>
  );
}
