import type { BoardOrder } from "@dasturxon/contract";
import {
  calculateRemainingAmount,
  countRefundableItems,
  createPartRefund,
  type PartRefund,
  type ReturnedLine,
} from "@dasturxon/domain/part-refund";
import { calculateRefundableTotal } from "@dasturxon/domain/tips";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { WholeNumberInput } from "../../ui/whole-number-input.tsx";

interface PartRefundFormValues {
  isBySum: boolean;
  /** Amount to refund, in units of the brand's currency. */
  amount: number;
  /** Number of pieces by the index of the order's line. */
  counts: ReadonlyMap<number, number>;
}

export type PartRefundState = readonly [
  PartRefundFormValues,
  (change: Partial<PartRefundFormValues>) => void,
];

/** Returns the state of the form for a partial refund, in which the given order lines are already chosen. */
export function usePartRefundForm(lines: readonly ReturnedLine[] = []): PartRefundState {
  const [form, setForm] = useState<PartRefundFormValues>({
    isBySum: false,
    amount: 0,
    counts: new Map(lines.map(({ line, count }) => [line, count])),
  });
  return [form, (change) => setForm((now) => ({ ...now, ...change }))];
}

/** Returns the partial refund that the user entered in the form: lines of the order or an amount. */
export function readRequestedRefund({
  isBySum,
  amount,
  counts,
}: PartRefundFormValues): { lines: ReturnedLine[] } | { amount: number } {
  const lines = Array.from(counts, ([line, count]) => ({ line, count })).filter(({ count }) => count > 0);
  return isBySum ? { amount } : { lines };
}

/** Returns the refund that the form requests, calculated as on the server. Null if it is not possible. */
export function calculateRequestedRefund(order: BoardOrder, form: PartRefundFormValues): PartRefund | null {
  return createPartRefund(toRefundableOrder(order), order.partRefunds, readRequestedRefund(form));
}

const toRefundableOrder = (order: BoardOrder) => ({ ...order, totalPrice: calculateRefundableTotal(order) });

/** Fields of a partial refund: products or an amount, and how the money is returned. */
export function PartRefundFields({
  order,
  state: [form, change],
}: {
  order: BoardOrder;
  state: PartRefundState;
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { isBySum, amount, counts } = form;
  const wanted = readRequestedRefund(form);
  const part = calculateRequestedRefund(order, form);
  const left = money(calculateRemainingAmount(toRefundableOrder(order), order.partRefunds));
  const isAsked = "lines" in wanted ? wanted.lines.length > 0 : amount > 0;
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        size="md"
        value={isBySum ? "sum" : "lines"}
        onChange={(value) => change({ isBySum: value === "sum" })}
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
          onChange={(next) => change({ amount: next })}
        />
      ) : (
        order.cartItems.map((item, line) => (
          <WholeNumberInput
            key={line}
            label={`${text(item.name)} · ${money(item.totalPrice)}`}
            max={countRefundableItems(order, order.partRefunds, line)}
            disabled={countRefundableItems(order, order.partRefunds, line) === 0}
            value={counts.get(line) ?? 0}
            onChange={(count) => change({ counts: new Map(counts).set(line, count) })}
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
  );
}
