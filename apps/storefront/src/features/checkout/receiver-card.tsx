import { formatPhone } from "@dasturxon/domain/format";
import { hasMoreThanCountryCode } from "@dasturxon/domain/phone-number";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useShellKind } from "../../platform/shell-provider.tsx";
import { useOrderTable } from "../../shop/location/table.ts";
import { useSession } from "../../shop/session/session.ts";
import type { CheckoutDraft } from "./draft.ts";
import { SummaryCard } from "./summary-card.tsx";

export interface ReceiverCardProps {
  draft: CheckoutDraft;
  onOpen(): void;
}

/** Returns whether the order can name another receiver: the brand allows one and the order is not at a table [CH-10]. */
export function useIsReceiverOffered(): boolean {
  const table = useOrderTable();
  return useBrand().merchant.features.receiverActive && !table;
}

/** Shows the name and the phone of the person who receives the order. A tap names another receiver [CH-10]. */
export function ReceiverCard({ draft, onOpen }: ReceiverCardProps) {
  const t = useT();
  const session = useSession();
  const table = useOrderTable();
  const { features } = useBrand().merchant;
  const kind = useShellKind();
  const isOffered = useIsReceiverOffered();
  const isOther = draft.isOtherReceiver;
  const name = isOther
    ? draft.receiverName.trim()
    : [session?.firstName, session?.lastName].filter(Boolean).join(" ");
  const phone = isOther ? draft.receiverPhone : (session?.phone ?? "");
  const hasPhone = hasMoreThanCountryCode(phone);
  const note = (() => {
    if (isOther) return t("checkout.otherReceiver");
    if (session) return null;
    if (table && features.dineInWithoutPhone && !draft.isLater) return t("checkout.noPhone");
    return t(kind === "telegram" ? "checkout.phoneOfTelegram" : "checkout.phoneLater");
  })();
  return (
    <SummaryCard id="checkout-who" title={t("checkout.who")} onOpen={isOffered ? onOpen : undefined}>
      <span className="block text-body font-bold">
        {name || hasPhone ? <span className="sr-only">{t("checkout.who")}: </span> : t("checkout.who")}
        {name && <bdi>{name}</bdi>}
        {name && hasPhone && " · "}
        {hasPhone && (
          <bdi dir="ltr" className="whitespace-nowrap">
            {formatPhone(phone)}
          </bdi>
        )}
      </span>
      {note && <span className="block text-small text-ink-2">{note}</span>}
    </SummaryCard>
  );
}
