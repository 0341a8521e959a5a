import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { BoardOrder } from "@dasturxon/contract";
import { formatPhone } from "@dasturxon/domain/format";
import { formatTimeSpan } from "@dasturxon/domain/time-span";
import { findCommonOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { Anchor, Divider, Stack, Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useIsMessageId, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { useNow } from "../../platform/use-now.ts";
import { AddressDetailRow } from "./address-fact.tsx";
import { OrderDetailRow } from "./order-fact.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PaymentDetailRow } from "./payment-fact.tsx";
import { useFormatTimeWithDay } from "./time-with-day.ts";

/** Details of an order: products, customer, address, and the same amounts as the customer sees. */
export function OrderDetails({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const isMessage = useIsMessageId();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { timeZone } = useSignedInStaff().merchant;
  const formatTimeWithDay = useFormatTimeWithDay();
  const now = useNow(60);
  const whenGone = findCommonOutOfStockAction(order.cartItems);
  const reason = `reason.${order.cancelReason?.code ?? ""}`;
  return (
    <Stack gap="sm">
      <OrderLines order={order} />
      {whenGone && <OrderDetailRow name={t("gone.title")}>{t(`gone.${whenGone}`)}</OrderDetailRow>}
      {order.cutlery > 0 && <OrderDetailRow name={t("order.cutlery")}>{order.cutlery}</OrderDetailRow>}
      <Divider />
      <OrderDetailRow name={t("order.customer")}>
        {order.customer.name ?? t("order.guest")} · {t("order.count", { count: order.customer.orderCount })}
      </OrderDetailRow>
      {/* The server sends no phone numbers to the kitchen. */}
      {order.receiver.phone && (
        <OrderDetailRow name={t("order.phone")}>
          <Anchor href={formatPhoneHref(order.receiver.phone) ?? undefined} dir="ltr" className="phone-link">
            {formatPhone(order.receiver.phone)}
          </Anchor>
          {order.receiver.name && ` · ${order.receiver.name}`}
        </OrderDetailRow>
      )}
      {order.deliveryAt && (
        <OrderDetailRow name={t("order.wanted")}>
          {formatTimeWithDay(
            order.deliveryAt,
            formatTimeSpan(order.deliveryAt, order.deliveryUntil, timeZone),
            now,
          )}
        </OrderDetailRow>
      )}
      <OrderDetailRow name={t("order.branch")}>{text(order.branch.name)}</OrderDetailRow>
      {order.table && (
        <OrderDetailRow name={t("order.table")}>
          {order.table.number} · {text(order.table.place)}
          {order.customer.isTableGuest && ` · ${t("order.tableGuest")}`}
        </OrderDetailRow>
      )}
      {order.address && <AddressDetailRow address={order.address} distance={order.distance} />}
      {order.deliveryType === "CUSTOM" && order.courier && (
        <OrderDetailRow name={t("order.courier")}>
          {order.courier.name}
          {order.courier.phone && (
            <>
              {" · "}
              <Anchor
                href={formatPhoneHref(order.courier.phone) ?? undefined}
                dir="ltr"
                className="phone-link"
              >
                {formatPhone(order.courier.phone)}
              </Anchor>
            </>
          )}
          <Text size="sm" c="dimmed">
            {[
              t(`bringer.${order.deliveryType}`),
              order.deliveryCost !== null && money(order.deliveryCost),
              order.deliveryTypeComment,
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </OrderDetailRow>
      )}
      {order.courierComment && (
        <OrderDetailRow name={t("order.courier-comment")}>{order.courierComment}</OrderDetailRow>
      )}
      {order.isLeaveAtDoor && (
        <OrderDetailRow name={t("order.door")}>{t("order.leave-at-door")}</OrderDetailRow>
      )}
      {order.isCallOnArrival && (
        <OrderDetailRow name={t("order.call")}>{t("order.call-on-arrival")}</OrderDetailRow>
      )}
      <Divider />
      <PaymentDetailRow order={order} />
      {order.cancelReason && (
        <OrderDetailRow name={t("order.canceled")}>
          {t(isMessage(reason) ? reason : "reason.OTHER")}
          {order.cancelReason.products.length > 0 &&
            `: ${order.cancelReason.products.map(({ name }) => text(name)).join(", ")}`}
          {order.cancelReason.comment && ` — ${order.cancelReason.comment}`}
        </OrderDetailRow>
      )}
    </Stack>
  );
}
