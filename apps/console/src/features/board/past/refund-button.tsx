import type { BoardOrder } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { mayDo } from "@dasturxon/domain/order-permission";
import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { useStaff } from "../../../platform/session.tsx";
import { tellRefusal } from "../../../platform/tell-refusal.ts";
import { useLanguage, useT } from "../../../platform/use-language.tsx";

/** Gives back what a finished, paid order cost, once, with the words why; nothing where it cannot be given back. */
export function RefundButton({
  order,
  onRefunded,
}: {
  order: BoardOrder;
  onRefunded: (order: BoardOrder) => void;
}) {
  const t = useT();
  const { language } = useLanguage();
  const { role } = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  const [comment, setComment] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const isFinished = order.status === "DELIVERED" || order.status === "CLOSED";
  if (!isFinished || !order.isPaid || order.refundedAt || !mayDo(role, "refund")) return null;

  async function refund() {
    setIsBusy(true);
    const [refusal, changed] = await api.call("POST /console/v1/orders/{id}/refund", {
      path: { id: order.id },
      body: { version: order.version, comment: comment.trim() },
    });
    setIsBusy(false);
    if (refusal) return tellRefusal(refusal, language);
    setIsOpen(false);
    return onRefunded(changed);
  }

  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Undo2 size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("refund.open")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        centered
        title={t("refund.title", { number: order.number })}
        closeButtonProps={{ "aria-label": t("refuse.back"), size: 44 }}
      >
        <Stack>
          <Text>
            {t(
              order.paymentType === "CASH" || order.paymentType === "TERMINAL"
                ? "refund.by-hand"
                : "refund.online",
              {
                sum: formatMoney(order.totalPrice, language),
              },
            )}
          </Text>
          <Textarea
            label={t("refund.why")}
            required
            autosize
            minRows={2}
            maxLength={300}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={() => setIsOpen(false)}>
              {t("refuse.back")}
            </Button>
            <Button
              color="red"
              size="md"
              disabled={!comment.trim()}
              loading={isBusy}
              onClick={() => void refund()}
            >
              {t("refund.give", { sum: formatMoney(order.totalPrice, language) })}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
