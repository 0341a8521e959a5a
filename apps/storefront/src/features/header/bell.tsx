import { Bell as BellIcon } from "lucide-react";
import { useEffect } from "react";
import { useT } from "../../platform/i18n.tsx";
import { unreadCountStore, watchUnreadCount } from "../../shop/session/notifications.ts";
import { IconLink } from "../../ui/icon-link.tsx";

/** Renders the bell with the number of unread notifications [CT-4]. */
export function NotificationBell() {
  const t = useT();
  const unread = unreadCountStore.use() ?? 0;
  useEffect(watchUnreadCount, []);
  const label = unread > 0 ? t("header.unread", { count: unread }) : t("notifications.title");
  return (
    <IconLink to="/notifications" label={label} title={label} className="relative">
      <BellIcon size={21} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-1 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-heart px-1 text-[11px] font-bold text-white ring-2 ring-surface"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </IconLink>
  );
}
