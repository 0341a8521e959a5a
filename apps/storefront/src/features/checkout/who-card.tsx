import { UserRound } from "lucide-react";
import { Suspense } from "react";
import { formatPhone } from "@dasturxon/domain/format";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { useOrderTable } from "../../shop/location/table.ts";
import { useSession } from "../../shop/session/session.ts";
import { Switch } from "../../ui/switch.tsx";
import { Card } from "../../ui/card.tsx";
import { changeDraft } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";

const ReceiverFields = lazyComponent(() =>
  import("./receiver-fields.tsx").then((module) => module.ReceiverFields),
);

/** Shows the customer. Edits another receiver if the brand allows one and the order is not at a table [CH-10]. */
export function ReceiverCard({ draft, isTried }: { draft: CheckoutDraft; isTried: boolean }) {
  const t = useT();
  const session = useSession();
  const table = useOrderTable();
  const { kind } = useShell();
  const { merchant } = useBrand();
  const name = [session?.firstName, session?.lastName].filter(Boolean).join(" ");
  return (
    <Card id="checkout-who" title={t("checkout.who")}>
      <div className="flex min-h-14 items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
          <UserRound size={20} aria-hidden />
        </span>
        {session ? (
          <span>
            {name && <span className="block text-body font-medium">{name}</span>}
            <bdi dir="ltr" className="block text-body">
              {formatPhone(session.phone)}
            </bdi>
          </span>
        ) : (
          <span className="min-w-0 text-small text-ink-2">
            {t(kind === "telegram" ? "checkout.phoneOfTelegram" : "checkout.phoneLater")}
          </span>
        )}
      </div>
      {merchant.features.receiverActive && !table && (
        <>
          <Switch
            isOn={draft.isOtherReceiver}
            onChange={(isOtherReceiver) => changeDraft({ isOtherReceiver })}
            label={t("checkout.otherReceiver")}
          />
          {draft.isOtherReceiver && (
            <Suspense>
              <ReceiverFields draft={draft} isTried={isTried} />
            </Suspense>
          )}
        </>
      )}
    </Card>
  );
}
