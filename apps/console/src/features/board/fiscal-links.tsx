import type { BoardOrder } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { Anchor, Group, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useOrderDetails } from "./use-order-record.ts";

/** Links to the tax receipts of an order paid online. Shows a note if the receipt has no lines. */
export function FiscalLinks({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const fiscal = useOrderDetails(order).data?.fiscal;
  if (!fiscal || !isOnlinePayment(order.paymentType) || order.totalPrice === 0) return null;
  const renderReceiptLink = (url: string | null, name: "fiscal.receipt" | "fiscal.refund") =>
    url !== null && (
      <Anchor href={url} target="_blank" rel="noreferrer">
        {t(name)}
      </Anchor>
    );
  return (
    <>
      <Group gap="md">
        {renderReceiptLink(fiscal.sale, "fiscal.receipt")}
        {renderReceiptLink(fiscal.refund, "fiscal.refund")}
      </Group>
      {!fiscal.hasLines && (
        <Text size="sm" c="dimmed">
          {t("fiscal.no-lines")}
        </Text>
      )}
    </>
  );
}
