import {
  ChevronRight,
  FileText,
  Info,
  LogOut,
  MapPin,
  Phone,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatPhone } from "@dasturxon/domain/format";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted, usePanel } from "../../platform/panel.ts";
import { useSession } from "../../shop/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { LanguageRow } from "./language-row.tsx";
import { useSignOut } from "./sign-out.ts";

const GROUP = "divide-y divide-line rounded-[20px] on-raised px-4";

/** Who the visitor is and everything that is theirs or about the brand. */
export function ProfileScreen() {
  const t = useT();
  const session = useSession();
  const isMounted = useIsMounted();
  const { merchant } = useBrand();
  const { features, links } = merchant;
  return (
    <main className="min-h-dvh bg-ground">
      <PageHeader title={t("profile.title")} back="/" backLabel={t("basket.toMenu")} width="max-w-[640px]" />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-16 lg:px-6">
        <Head />
        {isMounted && session && (
          <nav aria-label={t("profile.title")} className={GROUP}>
            <Item to="/profile/orders" icon={ReceiptText}>
              {t("orders.title")}
            </Item>
            <Item to="/profile/address" icon={MapPin}>
              {t("profile.addresses")}
            </Item>
          </nav>
        )}
        <div className={GROUP}>
          <LanguageRow />
          <p className="py-3.5 text-small text-ink-3">
            {t(merchant.isDark ? "profile.themeDark" : "profile.theme")}
          </p>
        </div>
        <nav aria-label={t("profile.about")} className={GROUP}>
          {links.phone.active && links.phone.url && (
            <Item
              to={`tel:${links.phone.url.replace(/^tel:/, "").replace(/[^\d+]/g, "")}`}
              icon={Phone}
              isOutside
            >
              {t("profile.call")}
            </Item>
          )}
          {features.aboutMerchant && (
            <Item to="/about" icon={Info}>
              {t("about.title")}
            </Item>
          )}
          {features.termsOfUse && (
            <Item to="/offerta" icon={FileText}>
              {t("terms.title")}
            </Item>
          )}
          {features.privacy && (
            <Item to="/privacy" icon={ShieldCheck}>
              {t("privacy.title")}
            </Item>
          )}
        </nav>
        {isMounted && session && <SignOut />}
      </div>
    </main>
  );
}

function Head() {
  const t = useT();
  const session = useSession();
  const name = [session?.firstName, session?.lastName].filter(Boolean).join(" ");
  return (
    <section className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-[20px] on-raised px-4 py-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <UserRound size={26} aria-hidden />
      </span>
      {session ? (
        <p className="max-w-full">
          {name && <span className="block text-title font-bold">{name}</span>}
          <bdi dir="ltr" className={`block ${name ? "text-ink-2" : "text-title font-bold"}`}>
            {formatPhone(session.phone)}
          </bdi>
        </p>
      ) : (
        <div className="grid flex-1 gap-2 sm:flex sm:items-center sm:justify-between">
          <p className="text-small text-ink-2">{t("profile.guest")}</p>
          <Link
            to="/login?return=%2Fprofile"
            className="inline-flex min-h-11 items-center justify-center rounded-control bg-brand px-5 text-small font-bold text-on-brand"
          >
            {t("profile.signIn")}
          </Link>
        </div>
      )}
    </section>
  );
}

interface ItemProps {
  to: string;
  icon: LucideIcon;
  isOutside?: boolean;
  children: ReactNode;
}

function Item({ to, icon: Icon, isOutside = false, children }: ItemProps) {
  const look = "flex min-h-14 items-center gap-3.5 text-[min(1rem,6vw)]";
  const inner = (
    <>
      <Icon size={21} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight size={18} aria-hidden className="text-ink-3 rtl:-scale-x-100" />
    </>
  );
  if (isOutside) {
    return (
      <a href={to} className={look}>
        {inner}
      </a>
    );
  }
  return (
    <Link to={to} className={look}>
      {inner}
    </Link>
  );
}

function SignOut() {
  const t = useT();
  const panel = usePanel("sign-out");
  const { signOut, isBusy } = useSignOut();
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
      <Sheet
        isOpen={panel.isOpen}
        onClose={panel.close}
        title={t("profile.signOutTitle")}
        closeLabel={t("action.close")}
        width={400}
      >
        <div className="grid gap-2 px-5 pt-1 pb-[max(20px,var(--safe-bottom))]">
          <p className="pb-3 text-ink-2">{t("profile.signOutText")}</p>
          <Button look="danger" size="large" isBusy={isBusy} onClick={() => void signOut()}>
            {t("profile.signOut")}
          </Button>
          <Button look="quiet" size="large" onClick={panel.close}>
            {t("action.cancel")}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
