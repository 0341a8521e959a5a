import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { formatMoney } from "@dasturxon/domain/format";
import { Alert, Button, Group, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { type StopChoice, useStopProduct } from "../../platform/stop-product.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { BoardDialog } from "./board-dialog.tsx";
import { MissingDishes } from "./missing-dishes.tsx";

const reasons: RefuseReason[] = [
  "OUT_OF_STOCK",
  "TOO_BUSY",
  "CLOSING",
  "ADDRESS",
  "NO_ANSWER",
  "CUSTOMER_ASKED",
  "OTHER",
];

interface Props {
  order: BoardOrder;
  isOpen: boolean;
  onClose: () => void;
  onRefuse: (why: { reason: RefuseReason; comment: string; productIds: string[] }) => void;
}

/** Asks why, and which dishes are out; the customer reads the reason, the dishes and the words. */
export function RefuseDialog({ order, isOpen, onClose, onRefuse }: Props) {
  const t = useT();
  const { stop } = useStopProduct();
  const [reason, setReason] = useState<RefuseReason | null>(null);
  const [comment, setComment] = useState("");
  const dishes = new Set(order.cartItems.map(({ productId }) => productId));
  // Where there is one dish, it is the one that is out.
  const [missing, setMissing] = useState<string[]>(dishes.size === 1 ? [...dishes] : []);
  const [stopUntil, setStopUntil] = useState<StopChoice | null>("until-tomorrow");
  const isOut = reason === "OUT_OF_STOCK";
  const isReady = reason !== null && (!isOut || missing.length > 0);
  const refuse = () => {
    if (!reason) return;
    if (isOut && stopUntil) for (const id of missing) void stop(id, stopUntil);
    onRefuse({ reason, comment, productIds: isOut ? missing : [] });
  };
  return (
    <BoardDialog title={t("refuse.title")} isOpen={isOpen} onClose={onClose}>
      <Stack>
        <MoneyBack order={order} />
        <Radio.Group
          value={reason}
          onChange={(value) => setReason(reasons.find((known) => known === value) ?? null)}
          label={t("refuse.why")}
        >
          <Stack gap={0} mt="xs">
            {reasons.map((known) => (
              <div key={known}>
                <Radio value={known} label={t(`reason.${known}`)} size="md" className="radio-row" />
                {known === "OUT_OF_STOCK" && isOut && (
                  <MissingDishes {...{ order, missing, setMissing, stopUntil, setStopUntil }} />
                )}
              </div>
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t("refuse.comment")}
          size="md"
          autosize
          minRows={1}
          maxLength={300}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Group grow className="dialog-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("refuse.back")}
          </Button>
          <Button color="red.9" size="md" disabled={!isReady} onClick={refuse}>
            {t("action.refuse")}
          </Button>
        </Group>
      </Stack>
    </BoardDialog>
  );
}

/** What happens to the customer's money. */
function MoneyBack({ order }: { order: BoardOrder }) {
  const t = useT();
  const { language } = useLanguage();
  const sum = formatMoney(order.totalPrice, language);
  const payment = t(`payment.${order.paymentType}`);
  return (
    <Alert color="gray" p="xs">
      <Text>
        {!order.isPaid
          ? t("refuse.nothing-taken")
          : isOnlinePayment(order.paymentType)
            ? t("refuse.goes-back", { sum, payment })
            : t("refuse.give-back", { sum })}
      </Text>
      {order.cashback > 0 && (
        <Text>{t("refuse.cashback-back", { sum: formatMoney(order.cashback, language) })}</Text>
      )}
    </Alert>
  );
}
