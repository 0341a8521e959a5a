import type { ListedPayment } from "@dasturxon/contract";
import {
  isPaymentProvider,
  paymentTypeFromProvider,
  formatProviderName,
} from "@dasturxon/providers/payments/facts";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { Anchor, Badge, Box, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useFormatDateTime } from "../../../platform/use-moment.ts";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { PaymentLogo } from "../../../parts/payments/payment-mark.tsx";

const PAYMENT_STATE_COLORS: Record<ListedPayment["state"], string> = {
  created: "blue",
  pending: "blue",
  paid: "teal",
  cancelling: "gray",
  refunded: "gray",
  part_refunded: "gray",
  failed: "gray",
  expired: "gray",
  late: "red",
};

interface Props {
  payment: ListedPayment;
  /** Called when a late payment was returned manually. */
  onClose: (id: string) => Promise<void>;
}

/** Row of a payment attempt: time, order, provider and its transaction, and status. */
export function PaymentRow({ payment, onClose }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const {
    id,
    number,
    provider,
    providerId,
    amount,
    state,
    isRefundDue,
    receiptUrl,
    createdAt,
    refundRefusedAt,
  } = payment;
  const { timeZone } = useSignedInStaff().merchant;
  const isOver = state === "refunded" || state === "failed" || state === "expired";
  return (
    <Box component="li" className="list-row" py="sm">
      <Group gap="md" wrap="nowrap" justify="space-between" align="flex-start">
        <Group gap="xs" wrap="nowrap" miw={0}>
          {isPaymentProvider(provider) && <PaymentLogo type={paymentTypeFromProvider(provider)} />}
          <Text fw={600}>
            {formatProviderName(provider)}
            {number !== null && (
              <>
                {" · "}
                <Anchor
                  component={Link}
                  to={`/past-orders?day=${dayFromInstant(createdAt, timeZone)}&search=${number}`}
                  fw={600}
                  // The link inherits the text colour, so that it is readable on the red background of due payments
                  // too.
                  c="inherit"
                  underline="always"
                >
                  {`№ ${number}`}
                </Anchor>
              </>
            )}
          </Text>
        </Group>
        <Text fw={600} td={isOver ? "line-through" : undefined} style={{ flexShrink: 0 }}>
          {money(amount)}
        </Text>
      </Group>
      <Group gap="4px 12px" align="flex-start">
        <Box flex="1 1 200px" miw={0}>
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {momentOf(createdAt)} · {providerId}
          </Text>
          {receiptUrl && (
            <Anchor
              href={receiptUrl}
              target="_blank"
              rel="noreferrer"
              size="sm"
              c="inherit"
              underline="always"
            >
              {t("fiscal.receipt")}
            </Anchor>
          )}
        </Box>
        {/* The badge wraps below the text if there is not enough space. */}
        <Badge
          ms="auto"
          style={{ flexShrink: 0 }}
          variant={refundRefusedAt ? "filled" : "light"}
          color={isRefundDue ? "red" : PAYMENT_STATE_COLORS[state]}
        >
          {t(
            refundRefusedAt
              ? "refund.refused-short"
              : isRefundDue && state !== "late"
                ? "refund.due"
                : `paymentState.${state}`,
          )}
        </Badge>
      </Group>
      {refundRefusedAt && (
        <Text size="sm" c="red" mt={4}>
          {t("refund.refused", { at: momentOf(refundRefusedAt) })}
        </Text>
      )}
      {state === "late" && (
        <Group justify="flex-end" mt="xs">
          <BusyButton variant="default" onPress={() => onClose(id)}>
            {t("refund.given")}
          </BusyButton>
        </Group>
      )}
    </Box>
  );
}
