import { hasContacts } from "@dasturxon/domain/contact-link";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import {
  BriefcaseBusiness,
  CalendarPlus,
  FileText,
  Info,
  LayoutGrid,
  LogOut,
  MessageCircle,
  Phone,
  ShieldCheck,
  Store,
} from "lucide-react";
import { Suspense } from "react";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted, usePanel } from "../../platform/panel.ts";
import { useSession } from "../../shop/session/session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { LanguageRow } from "./language-row.tsx";
import { CustomerPageLinks } from "./own-entries.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { ProfileItem } from "./profile-item.tsx";
import { SignOutSheet } from "./sign-out-sheet.tsx";
import { ThemeRow } from "./theme-row.tsx";

const LazyShellActionRows = lazyWhenRendered(() =>
  import("./shell-rows.tsx").then((module) => module.ShellActionRows),
);

const ROW_GROUP_CLASS = "divide-y divide-line rounded-[20px] on-raised px-4";

/** Profile page: the visitor, their own pages and the pages about the brand. */
export function ProfileScreen() {
  const t = useT();
  const session = useSession();
  const isMounted = useIsMounted();
  const { merchant, isShared } = useBrand();
  const { features, links, views } = merchant;
  const call = links.phone.active ? formatPhoneHref(links.phone.url) : null;
  const { kind } = useShell();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader title={t("profile.title")} back="/" backLabel={t("basket.toMenu")} width="max-w-[640px]" />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-16 lg:px-6">
        <ProfileHead />
        {isMounted && session && features.balance && views.isVisibleAtProfileTop && <BalanceCard />}
        {isMounted && <CustomerPageLinks className={ROW_GROUP_CLASS} />}
        <div className={ROW_GROUP_CLASS}>
          <LanguageRow />
          {/* Telegram and Click choose the theme themselves [UX-25]. */}
          {kind === "web" && <ThemeRow />}
        </div>
        {kind === "telegram" && (
          <Suspense>
            <LazyShellActionRows className={ROW_GROUP_CLASS} />
          </Suspense>
        )}
        <nav aria-label={t("profile.about")} className={ROW_GROUP_CLASS}>
          {features.booking && (
            <ProfileItem to="/booking" icon={CalendarPlus}>
              {t("booking.title")}
            </ProfileItem>
          )}
          {features.branches && (
            <ProfileItem to="/branches" icon={Store}>
              {t("branch.title.all")}
            </ProfileItem>
          )}
          {isShared && (
            <ProfileItem to="/brands" icon={LayoutGrid}>
              {t("brands.title")}
            </ProfileItem>
          )}
          {call && (
            <ProfileItem to={call} icon={Phone} isOutside>
              {t("profile.call")}
            </ProfileItem>
          )}
          {hasContacts(merchant) && (
            <ProfileItem to="/contacts" icon={MessageCircle}>
              {t("about.contacts")}
            </ProfileItem>
          )}
          {features.vacancies && (
            <ProfileItem to="/vacancy" icon={BriefcaseBusiness}>
              {t("vacancy.title")}
            </ProfileItem>
          )}
          {features.aboutMerchant && (
            <ProfileItem to="/about" icon={Info}>
              {t("about.title")}
            </ProfileItem>
          )}
          {features.termsOfUse && (
            <ProfileItem to="/offerta" icon={FileText}>
              {t("terms.title")}
            </ProfileItem>
          )}
          {features.privacy && (
            <ProfileItem to="/privacy" icon={ShieldCheck}>
              {t("privacy.title")}
            </ProfileItem>
          )}
        </nav>
        {isMounted && session && <SignOutButton />}
      </div>
    </main>
  );
}

function SignOutButton() {
  const t = useT();
  const panel = usePanel("sign-out");
  return (
    <>
      <button
        type="button"
        onClick={panel.open}
        className="flex min-h-14 w-full items-center gap-3.5 rounded-[20px] on-raised px-4 text-body text-bad-ink"
      >
        <LogOut size={21} aria-hidden className="rtl:-scale-x-100" />
        {t("profile.signOut")}
      </button>
      <SignOutSheet way="here" isOpen={panel.isOpen} onClose={panel.close} />
    </>
  );
}
