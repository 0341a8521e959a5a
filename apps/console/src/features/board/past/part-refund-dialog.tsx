import type { BoardOrder } from "@dasturxon/contract";
import { cutText } from "@dasturxon/domain/text-limits";
import {
  calculateRequestedRefund,
  PartRefundFields,
  readRequestedRefund,
  usePartRefundForm,
} from "../../../parts/refunds/part-refund-fields.tsx";
import { api } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { TextPromptDialog } from "../../../ui/words-dialog.tsx";

const REFUND_COMMENT_LIMIT = { max: 280, unit: "utf16" } as const;

interface Props {
  order: BoardOrder;
  onClose: () => void;
  onRefunded: (order: BoardOrder) => void;
}

/** Dialog for a partial refund: products or an amount, and a reason. Calculates the amount as the server does. */
export function PartRefundDialog({ order, onClose, onRefunded }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const state = usePartRefundForm();
  const [form] = state;
  const part = calculateRequestedRefund(order, form);

  async function refundOrderPart(comment: string) {
    const body = {
      version: order.version,
      comment: cutText(comment, REFUND_COMMENT_LIMIT, ""),
      part: readRequestedRefund(form),
    };
    const [refusal, changed] = await api.call("POST /console/v1/orders/{id}/part-refunds", {
      path: { id: order.id },
      body,
    });
    if (refusal) showRefusal(refusal, language);
    else onRefunded(changed);
    return refusal === null;
  }

  return (
    <TextPromptDialog
      isOpen
      title={t("refund.part-title", { number: order.number })}
      label={t("refund.why")}
      isRequired
      isReady={part !== null}
      confirm={part ? t("refund.give", { sum: money(part.amount) }) : t("refund.part-open")}
      onClose={onClose}
      onConfirm={refundOrderPart}
    >
      <PartRefundFields order={order} state={state} />
    </TextPromptDialog>
  );
}
