import { Bell, CheckCheck } from "lucide-react";
import type { CustomerNotification } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import type { PagedItems } from "../../ui/paged-list.tsx";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { PushSwitch } from "../../shop/session/push-switch.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { useNotificationPages } from "./notification-pages.ts";

/** Renders the customer's notifications, newest first. Opening one marks it as read [CT-4]. */
export function NotificationsScreen() {
  const t = useT();
  const { read, ...pages } = useNotificationPages();
  // Before the first order, the customer receives no notifications, so the push switch is not offered.
  const hasOrdered = lastOrderStore.use() !== null || (pages.shown?.length ?? 0) > 0;
  const hasUnread = pages.shown?.some(({ isRead }) => !isRead) ?? false;

  async function markAllRead() {
    if (!(await read())) void toast({ text: t("notifications.readFailed"), tone: "bad" });
  }

  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("notifications.title")}
        back="/profile"
        backLabel={t("profile.title")}
        width="max-w-[640px]"
        end={
          hasUnread && (
            <IconButton
              label={t("notifications.readAll")}
              onClick={() => void markAllRead()}
              className="-me-2.5"
            >
              <CheckCheck size={22} aria-hidden />
            </IconButton>
          )
        }
      />
      <div className="mx-auto max-w-[640px] px-4 pb-16 lg:px-6">
        {hasOrdered && (
          <div className="mb-3 rounded-[20px] on-raised px-4 py-1">
            <PushSwitch label={t("push.device")} />
          </div>
        )}
        <NotificationList {...pages} onOpen={(id) => void read([id])} />
      </div>
    </main>
  );
}

type NotificationListProps = PagedItems<CustomerNotification> & { onOpen(id: string): void };

function NotificationList({ onOpen, ...pages }: NotificationListProps) {
  const t = useT();
  const waiting = (
    <div className="rounded-[20px] on-raised p-4">
      <SkeletonRows count={4} label={t("state.loading")} />
    </div>
  );
  const empty = {
    title: t("notifications.empty"),
    text: t("notifications.emptyText"),
    icon: <Bell size={34} strokeWidth={1.5} aria-hidden />,
  };
  return (
    <PagedList {...pages} waiting={waiting} empty={empty}>
      {(shown) => (
        <ul
          aria-label={t("notifications.title")}
          className="divide-y divide-line rounded-[20px] on-raised px-4"
        >
          {shown.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onOpen={() => !notification.isRead && onOpen(notification.id)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
