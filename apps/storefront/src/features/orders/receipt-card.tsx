import { Printer, Send } from "lucide-react";
import { useState } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { Order } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { isWholePhone, PhoneField } from "../../ui/phone-field.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import { toast } from "../../ui/toast.tsx";

/** The receipt: to read and print, and to send to the own phone or another [OR-10]. */
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
      <SendSheet order={order} isOpen={panel.isOpen} onClose={panel.close} />
    </section>
  );
}

interface SendSheetProps {
  order: Order;
  isOpen: boolean;
  onClose(): void;
}

function SendSheet({ order, isOpen, onClose }: SendSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const { merchant } = useBrand();
  const prefix = merchant.currency === "KZT" ? "+7" : "+998";
  const [phone, setPhone] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isOther = phone.length > prefix.length;

  async function send(): Promise<void> {
    setIsBusy(true);
    const { error: refusal } = await call("POST /orders/v1/orders/{id}/receipt/send", {
      path: { id: order.id },
      body: { phone: isOther ? phone : null },
    });
    setIsBusy(false);
    setError(refusal);
    if (refusal) return;
    onClose();
    void toast({ text: t("receipt.sent"), tone: "good" });
  }

  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("receipt.send")}
      closeLabel={t("action.close")}
      className="gap-3"
      answers={
        <Button
          size="large"
          isWide
          isBusy={isBusy}
          disabled={isOther && !isWholePhone(phone)}
          onClick={() => void send()}
        >
          {t(isOther ? "receipt.sendOther" : "receipt.sendMine")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("receipt.where")}</p>
      <PhoneField
        label={t("receipt.otherPhone")}
        codeLabel={t("signIn.country")}
        value={phone || prefix}
        onChange={(next) => {
          setPhone(next);
          setError(null);
        }}
        autoComplete="off"
      />
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
    </QuestionSheet>
  );
}
