import { ChevronRight, Share2 } from "lucide-react";
import { formatMoney } from "@dasturxon/domain/format";
import { hasReceipt } from "@dasturxon/domain/order-permission";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { useT } from "../../platform/i18n.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { Order } from "../../platform/shapes.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useSession } from "../../shop/session/session.ts";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

const SendReceiptSheet = lazySheet(() =>
  import("./send-receipt-sheet.tsx").then((module) => module.SendReceiptSheet),
);

/**
 * Renders the number, the sum and the payment of an order. If the order has a fiscal receipt, also renders the link
 * that opens and prints it, and the button that sends it to a phone [OR-10].
 */
export function SummaryCard({ order }: { order: Order }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const panel = usePanel("send-receipt");
  const isSignedIn = useSession() !== null;
  const sendLabel = `${t("receipt.title")}: ${t("receipt.send")}`;
  const sum = formatMoney(calculateAmountDue(order), language, currency);
  const unpaid = isOnlinePayment(order.paymentType) ? t("order.notPaid") : t("order.unpaid");
  const paid = order.isPaid ? t("order.paid") : order.status === "CANCELED" ? "" : unpaid;
  return (
    <section
      aria-label={t("order.payment")}
      className="flex items-center gap-1 rounded-[20px] on-raised px-4 py-3 lg:px-6 lg:py-4"
    >
      <p className="min-w-0 flex-1 pe-2">
        <span className="block text-body font-bold">
          {t("order.number", { number: order.number })} · <bdi>{sum}</bdi>
        </span>
        <span className="block text-small text-ink-2">
          <DottedTexts texts={[t(`payment.${order.paymentType}`), paid]} />
        </span>
      </p>
      {hasReceipt(order) && (
        <>
          {isSignedIn && (
            <button
              type="button"
              onClick={panel.open}
              aria-label={sendLabel}
              title={sendLabel}
              className="grid size-11 shrink-0 place-items-center rounded-full text-brand-ink"
            >
              <Share2 size={18} aria-hidden />
            </button>
          )}
          <a
            href={`/api/orders/v1/orders/${order.id}/receipt/page?lang=${language}`}
            target="_blank"
            rel="noopener"
            className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-0.5 rounded-control px-2 font-bold text-brand-ink"
          >
            {t("receipt.title")}
            <ChevronRight size={18} aria-hidden className="rtl:-scale-x-100" />
          </a>
          <SendReceiptSheet order={order} isOpen={panel.isOpen} onClose={panel.close} />
        </>
      )}
    </section>
  );
}
