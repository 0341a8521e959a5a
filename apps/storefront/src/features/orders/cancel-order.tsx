import { Phone, TriangleAlert } from "lucide-react";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { Order } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { useCancelOrder } from "./use-cancel-order.ts";
import type { OrderState } from "./use-order.ts";

const CancelSheet = lazySheet(() => import("./cancel-sheet.tsx").then((module) => module.CancelSheet));

/**
 * Renders the button to cancel the order while the customer may. Later, renders the branch's phone number. Renders
 * nothing for an order that has ended [OR-8].
 */
export function CancelOrderControl({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  const errorText = useErrorText();
  const panel = usePanel("cancel-order");
  const { cancel, error } = useCancelOrder(order.id, state);
  const call = formatPhoneHref(order.branch.phone);
  return (
    <div className="-mt-1 -mb-3 grid gap-2 empty:hidden">
      {error && (
        <p
          role="alert"
          className="flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink"
        >
          <TriangleAlert size={20} aria-hidden className="shrink-0" />
          {errorText(error)}
        </p>
      )}
      {order.isCancelable && (
        <Button look="plain" isWide onClick={panel.open} className="font-medium! text-ink-2!">
          {t("order.cancelAsk")}
        </Button>
      )}
      {!order.isCancelable && isActiveStatus(order.status) && call && (
        <a
          href={call}
          className="flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-center text-small text-ink-2"
        >
          <Phone size={16} aria-hidden className="shrink-0" />
          {t("order.cancelCall")}
        </a>
      )}
      <CancelSheet
        order={order}
        isOpen={panel.isOpen && order.isCancelable}
        onClose={panel.close}
        onCancel={(reason, comment) => {
          panel.close();
          void cancel(reason, comment);
        }}
      />
    </div>
  );
}
