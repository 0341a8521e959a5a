import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { BoardOrder } from "@dasturxon/contract";
import { formatPhone } from "@dasturxon/domain/format";
import { formatTimeSpan } from "@dasturxon/domain/time-span";
import { findCommonOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { Anchor, Divider, Stack, Text } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useIsMessage, useT, useText } from "../../platform/use-language.tsx";
import { useMoney } from "../../platform/use-money.ts";
import { AddressFact } from "./address-fact.tsx";
import { OrderFact } from "./order-fact.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PaymentFact } from "./payment-fact.tsx";

/** Details of an order: products, customer, address, and the same sums as the customer sees. */
export function OrderDetails({ order }: { order: BoardOrder }) {
  const t = useT();
  const isMessage = useIsMessage();
  const text = useText();
  const money = useMoney();
  const { timeZone } = useStaff().merchant;
  const whenGone = findCommonOutOfStockAction(order.cartItems);
  const reason = `reason.${order.cancelReason?.code ?? ""}`;
  return (
    <Stack gap="sm">
      <OrderLines order={order} />
      {whenGone && <OrderFact name={t("gone.title")}>{t(`gone.${whenGone}`)}</OrderFact>}
      {order.cutlery > 0 && <OrderFact name={t("order.cutlery")}>{order.cutlery}</OrderFact>}
      <Divider />
      <OrderFact name={t("order.customer")}>
        {order.customer.name ?? t("order.guest")} · {t("order.count", { count: order.customer.orderCount })}
      </OrderFact>
      {/* The server sends no phone numbers to the kitchen. */}
      {order.receiver.phone && (
        <OrderFact name={t("order.phone")}>
          <Anchor href={formatPhoneHref(order.receiver.phone) ?? undefined} dir="ltr" className="phone-link">
            {formatPhone(order.receiver.phone)}
          </Anchor>
          {order.receiver.name && ` · ${order.receiver.name}`}
        </OrderFact>
      )}
      {order.deliveryAt && (
        <OrderFact name={t("order.wanted")}>
          {formatTimeSpan(order.deliveryAt, order.deliveryUntil, timeZone)}
        </OrderFact>
      )}
      <OrderFact name={t("order.branch")}>{text(order.branch.name)}</OrderFact>
      {order.table && (
        <OrderFact name={t("order.table")}>
          {order.table.number} · {text(order.table.place)}
        </OrderFact>
      )}
      {order.address && <AddressFact address={order.address} distance={order.distance} />}
      {order.deliveryType === "CUSTOM" && order.courier && (
        <OrderFact name={t("order.courier")}>
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
        </OrderFact>
      )}
      {order.courierComment && (
        <OrderFact name={t("order.courier-comment")}>{order.courierComment}</OrderFact>
      )}
      {order.isLeaveAtDoor && <OrderFact name={t("order.door")}>{t("order.leave-at-door")}</OrderFact>}
      {order.isCallOnArrival && <OrderFact name={t("order.call")}>{t("order.call-on-arrival")}</OrderFact>}
      <Divider />
      <PaymentFact order={order} />
      {order.cancelReason && (
        <OrderFact name={t("order.canceled")}>
          {t(isMessage(reason) ? reason : "reason.OTHER")}
          {order.cancelReason.products.length > 0 &&
            `: ${order.cancelReason.products.map(({ name }) => text(name)).join(", ")}`}
          {order.cancelReason.comment && ` — ${order.cancelReason.comment}`}
        </OrderFact>
      )}
    </Stack>
  );
}
