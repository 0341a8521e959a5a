import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { formatPhone } from "@dasturxon/domain/format";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted } from "../../platform/panel.ts";
import { useCustomer } from "../../shop/session/customer.ts";
import { useSession } from "../../shop/session/session.ts";
import { Avatar } from "./avatar.tsx";
import { useSaveLanguage } from "./stored-language.ts";

const CARD_CLASS = "flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-[20px] on-raised px-4 py-4";

/** Shows the customer's photo, name and phone with a link to edit them. Guests see a sign-in link. */
export function ProfileHead() {
  const t = useT();
  const session = useSession();
  const isMounted = useIsMounted();
  const { data: user } = useCustomer();
  useSaveLanguage(user);
  if (!isMounted || !session) {
    return (
      <section className={CARD_CLASS}>
        <Avatar image={null} size={56} />
        <div className="grid flex-1 gap-2 sm:flex sm:items-center sm:justify-between">
          <p className="text-small text-ink-2">{t("profile.guest")}</p>
          <Link
            to="/login?return=%2Fprofile"
            className="inline-flex min-h-11 items-center justify-center rounded-control bg-brand px-5 text-small font-bold text-on-brand"
          >
            {t("profile.signIn")}
          </Link>
        </div>
      </section>
    );
  }
  const { firstName, lastName, phone } = user ?? session;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <Link to="/profile/user" className={`${CARD_CLASS} flex-nowrap!`}>
      <Avatar image={user?.image} size={64} />
      <span className="min-w-0 flex-1">
        <span className="block text-title font-bold break-words">{name || t("profile.addName")}</span>
        <bdi dir="ltr" className="text-small text-ink-2">
          {formatPhone(phone)}
        </bdi>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </Link>
  );
}
