import {
  Bell,
  CalendarCheck,
  Coins,
  CreditCard,
  Heart,
  MapPin,
  ReceiptText,
  TicketPercent,
} from "lucide-react";
import { useEffect } from "react";
import { formatMoney } from "@dasturxon/domain/format";
import { useBrand, useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { favouritesStore } from "../../shop/menu/favourites.ts";
import { useAreCardsOffered } from "../../shop/session/cards.ts";
import { useCustomer } from "../../shop/session/customer.ts";
import { unreadCountStore, watchUnreadCount } from "../../shop/session/notifications.ts";
import { promosQuery } from "../../shop/session/promos.ts";
import { useSession } from "../../shop/session/session.ts";
import { ProfileItem } from "./profile-item.tsx";

/** Links to the visitor's own pages, each with its state. Guests have only favourites. */
export function CustomerPageLinks({ className }: { className: string }) {
  const t = useT();
  const session = useSession();
  const { features, views } = useBrand().merchant;
  const hasCards = useAreCardsOffered();
  const { length: favourites } = favouritesStore.use().ids;
  if (!session && !features.favourite) return null;
  return (
    <nav aria-label={t("profile.title")} className={className}>
      {session && (
        <ProfileItem to="/profile/orders" icon={ReceiptText}>
          {t("orders.title")}
        </ProfileItem>
      )}
      {session && features.booking && (
        <ProfileItem to="/profile/reservations" icon={CalendarCheck}>
          {t("booking.mine")}
        </ProfileItem>
      )}
      {session && features.notifications && <NotificationsLink />}
      {features.favourite && (
        <ProfileItem to="/profile/favorites" icon={Heart} state={favourites || null}>
          {t("favourite.title")}
        </ProfileItem>
      )}
      {session && features.promo && <PromosLink userId={session.userId} />}
      {session && features.balance && !views.isVisibleAtProfileTop && <CashbackLink />}
      {session && hasCards && (
        <ProfileItem to="/profile/cards" icon={CreditCard}>
          {t("card.title")}
        </ProfileItem>
      )}
      {session && features.delivery && (
        <ProfileItem to="/profile/address" icon={MapPin}>
          {t("profile.addresses")}
        </ProfileItem>
      )}
    </nav>
  );
}

function NotificationsLink() {
  const t = useT();
  const unread = unreadCountStore.use();
  useEffect(watchUnreadCount, []);
  const state = unread ? (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-heart px-1.5 text-caption font-bold text-white">
      {unread}
    </span>
  ) : null;
  return (
    <ProfileItem to="/notifications" icon={Bell} state={state}>
      {t("notifications.title")}
    </ProfileItem>
  );
}

function PromosLink({ userId }: { userId: string }) {
  const t = useT();
  const { data: promos } = promosQuery.use(userId);
  const usable = promos?.filter(({ state }) => state === "added").length;
  return (
    <ProfileItem to="/profile/promos" icon={TicketPercent} state={usable || null}>
      {t("promo.listTitle")}
    </ProfileItem>
  );
}

function CashbackLink() {
  const t = useT();
  const { data: user } = useCustomer();
  const { language, currency } = useCurrency();
  return (
    <ProfileItem
      to="/profile/cashback"
      icon={Coins}
      state={user && formatMoney(user.cashback, language, currency)}
    >
      {t("cashback.title")}
    </ProfileItem>
  );
}
