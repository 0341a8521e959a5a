import { useState } from "react";
import { formatPhone } from "@dasturxon/domain/format";
import { call, type ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";

const RESEND_DELAY_MS = 60_000;

/**
 * Renders a button that sends the bill to the provider's application on another device of the customer, by their phone
 * number.
 */
export function SendBillButton({
  orderId,
  name,
  onSent,
}: {
  orderId: string;
  name: string;
  onSent: () => void;
}) {
  const t = useT();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [sent, setSent] = useState<{ phone: string; again: string } | null>(null);
  const left = useSecondsLeft(sent?.again ?? null) ?? 0;

  async function sendBill(): Promise<void> {
    setIsBusy(true);
    const { data, error: refusal } = await call("POST /payments/v2/checkout/{id}/bill", {
      path: { id: orderId },
    });
    setIsBusy(false);
    setError(refusal);
    if (!data) return;
    setSent({ phone: data.phone, again: new Date(getServerTimeMs() + RESEND_DELAY_MS).toISOString() });
    onSent();
  }
  return (
    <>
      {sent && (
        <p role="status" className="rounded-control bg-sunken px-3.5 py-3 text-small text-ink-2">
          {t("order.billSent", { name, phone: formatPhone(sent.phone).replaceAll(" ", "\u00A0") })}
        </p>
      )}
      {error && (
        <p role="alert" className="rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink">
          {errorText(error)}
        </p>
      )}
      <Button look="quiet" isWide isBusy={isBusy} disabled={left > 0} onClick={() => void sendBill()}>
        {t("order.sendBill", { name })}
      </Button>
    </>
  );
}
