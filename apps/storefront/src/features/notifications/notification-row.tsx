import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { CustomerNotification } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import { useText } from "../../shop/brand/brand.tsx";
import { useFormatDate } from "../../shop/brand/date-words.ts";

export interface NotificationRowProps {
  notification: CustomerNotification;
  onOpen(): void;
}

/** Renders a notification, with a dot while it is unread and a link to its subject. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useT();
  const text = useText();
  const dateWords = useFormatDate();
  const { isRead, title, link, createdDate } = notification;
  const words = text(notification.text);
  const inner = (
    <>
      <span
        className={`mt-2 size-2 shrink-0 rounded-full ${isRead ? "" : "bg-heart"}`}
        role={isRead ? undefined : "img"}
        aria-label={isRead ? undefined : t("notifications.unread")}
      />
      <span className="min-w-0 flex-1">
        <span className={`block text-card ${isRead ? "font-medium text-ink-2" : "font-bold"}`}>
          {text(title)}
        </span>
        {words && <span className="mt-0.5 block text-small text-ink-2">{words}</span>}
        <span className="mt-1 block text-caption text-ink-3">{dateWords(createdDate)}</span>
      </span>
    </>
  );
  const look = "flex w-full items-start gap-3 py-3.5 text-start";
  return (
    <li>
      {link ? (
        <Link to={link} onClick={onOpen} className={look}>
          {inner}
          <ChevronRight size={18} aria-hidden className="mt-1 shrink-0 text-ink-3 rtl:-scale-x-100" />
        </Link>
      ) : isRead ? (
        <div className={look}>{inner}</div>
      ) : (
        <button type="button" onClick={onOpen} className={look}>
          {inner}
        </button>
      )}
    </li>
  );
}
