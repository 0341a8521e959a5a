import { createEmptyPhone, hasMoreThanCountryCode, isCompletePhone } from "@dasturxon/domain/phone-number";
import { useState } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { BrandPhoneField } from "../../shop/brand/brand-phone-field.tsx";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStoredDraft } from "../../platform/stored-draft.ts";
import type { Order } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import { toast } from "../../ui/toast.tsx";

/** Draft of another phone number for an order's receipt. */
const receiptPhoneDraft = createStoredDraft<{ phone: string }>("receipt");

export interface SendReceiptSheetProps {
  order: Order;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for another phone number and sends the receipt there. An empty field sends it to the customer's own phone. */
export function SendReceiptSheet({ order, isOpen, onClose }: SendReceiptSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const { phoneCountries } = useBrand().merchant;
  const { phone = "" } = receiptPhoneDraft.use(order.id);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isOther = hasMoreThanCountryCode(phone);

  async function sendReceipt(): Promise<void> {
    setIsBusy(true);
    const { error: refusal } = await call("POST /orders/v1/orders/{id}/receipt/send", {
      path: { id: order.id },
      body: { phone: isOther ? phone : null },
    });
    setIsBusy(false);
    setError(refusal);
    if (refusal) return;
    receiptPhoneDraft.drop();
    onClose();
    void toast({ text: t("receipt.sent"), tone: "good" });
  }

  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={() => {
        setError(null);
        onClose();
      }}
      title={t("checkout.receipt")}
      closeLabel={t("action.close")}
      className="gap-3"
      answers={
        <Button
          size="large"
          isWide
          isBusy={isBusy}
          disabled={isOther && !isCompletePhone(phone, phoneCountries)}
          onClick={() => void sendReceipt()}
        >
          {t(isOther ? "receipt.sendOther" : "receipt.sendMine")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("receipt.where")}</p>
      <BrandPhoneField
        label={t("receipt.otherPhone")}
        value={phone || createEmptyPhone(phoneCountries)}
        onChange={(next) => {
          receiptPhoneDraft.change(order.id, { phone: next });
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
