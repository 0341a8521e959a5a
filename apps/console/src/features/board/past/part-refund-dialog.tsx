import type { BoardOrder } from "@dasturxon/contract";
import {
  calculateRemainingAmount,
  countRefundableItems,
  createPartRefund,
  type RequestedRefund,
} from "@dasturxon/domain/part-refund";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { cutText } from "@dasturxon/domain/text-limits";
import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useT, useLocalizeText } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { WholeNumberInput } from "../../../ui/whole-number-input.tsx";
import { TextPromptDialog } from "../../../ui/words-dialog.tsx";

const REFUND_COMMENT_LIMIT = { max: 280, unit: "utf16" } as const;

interface Props {
  order: BoardOrder;
  onClose: () => void;
  onRefunded: (order: BoardOrder) => void;
}

/** Dialog for a partial refund: products or an amount, and a reason. Calculates the amount as the server does. */
export function PartRefundDialog({ order, onClose, onRefunded }: Props) {
  const t = useT();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const [isBySum, setIsBySum] = useState(false);
  const [amount, setAmount] = useState(0);
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const lines = Array.from(counts, ([line, count]) => ({ line, count })).filter(({ count }) => count > 0);
  const wanted: RequestedRefund = isBySum ? { amount } : { lines };
  const part = createPartRefund(order, order.partRefunds, wanted);
  const left = money(calculateRemainingAmount(order, order.partRefunds));
  const isAsked = isBySum ? amount > 0 : lines.length > 0;

  async function refundOrderPart(comment: string) {
    const body = {
      version: order.version,
      comment: cutText(comment, REFUND_COMMENT_LIMIT, ""),
      part: isBySum ? { amount } : { lines },
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
      <Stack gap="sm">
        <SegmentedControl
          fullWidth
          size="md"
          value={isBySum ? "sum" : "lines"}
          onChange={(value) => setIsBySum(value === "sum")}
          data={[
            { value: "lines", label: t("refund.part-of-lines") },
            { value: "sum", label: t("refund.part-of-sum") },
          ]}
        />
        {isBySum ? (
          <WholeNumberInput
            label={t("refund.part-of-sum")}
            description={t("refund.part-left", { sum: left })}
            value={amount}
            onChange={setAmount}
          />
        ) : (
          order.cartItems.map((item, line) => (
            <WholeNumberInput
              key={line}
              label={`${text(item.name)} · ${money(item.totalPrice)}`}
              max={countRefundableItems(order, order.partRefunds, line)}
              disabled={countRefundableItems(order, order.partRefunds, line) === 0}
              value={counts.get(line) ?? 0}
              onChange={(count) => setCounts(new Map(counts).set(line, count))}
            />
          ))
        )}
        {isAsked && !part && (
          <Text size="sm" c="red" role="alert">
            {t("refund.part-too-much", { sum: left })}
          </Text>
        )}
        <Text size="sm">
          {isOnlinePayment(order.paymentType)
            ? t("refund.part-online")
            : part && t("refund.part-by-hand", { sum: money(part.amount) })}{" "}
          {t("refund.part-keeps")}
        </Text>
      </Stack>
    </TextPromptDialog>
  );
}
