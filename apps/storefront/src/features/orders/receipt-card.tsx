import { Printer, Send } from "lucide-react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { Order } from "../../platform/shapes.ts";

const SendReceiptSheet = lazySheet(() =>
  import("./send-receipt-sheet.tsx").then((module) => module.SendReceiptSheet),
);

/** Renders the buttons to open and print the receipt, and to send it to a phone [OR-10]. */
export function ReceiptCard({ order }: { order: Order }) {
  const t = useT();
  const { language } = useBrand();
  const panel = usePanel("send-receipt");
  const button =
    "inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control bg-sunken px-4 text-small font-bold whitespace-nowrap";
  return (
    <section
      aria-labelledby="receipt-title"
      className="grid gap-3 rounded-[20px] on-raised px-4 py-4 lg:px-6"
    >
      <h2 id="receipt-title" className="text-title font-bold">
        {t("receipt.title")}
      </h2>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/api/orders/v1/orders/${order.id}/receipt/page?lang=${language}`}
          target="_blank"
          rel="noopener"
          className={button}
        >
          <Printer size={17} aria-hidden />
          {t("receipt.open")}
        </a>
        <button type="button" onClick={panel.open} className={button}>
          <Send size={17} aria-hidden className="rtl:-scale-x-100" />
          {t("receipt.send")}
        </button>
      </div>
      <SendReceiptSheet order={order} isOpen={panel.isOpen} onClose={panel.close} />
    </section>
  );
}
