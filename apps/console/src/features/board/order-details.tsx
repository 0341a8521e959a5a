import { phoneHref } from "@dasturxon/domain/phone-href";
import type { BoardOrder } from "@dasturxon/contract";
import { formatNumber, formatPhone } from "@dasturxon/domain/format";
import { isRefundTold } from "@dasturxon/domain/payment-type";
import { spanText } from "@dasturxon/domain/time-span";
import { commonWhenGone } from "@dasturxon/domain/when-gone";
import { Anchor, Divider, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useStaff } from "../../platform/session.tsx";
import { useIsMessage, useLanguage, useT, useText } from "../../platform/use-language.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import { useMoney } from "../../platform/use-money.ts";
import { DueMoney } from "./due-money.tsx";
import { FiscalLinks } from "./fiscal-links.tsx";
import { moneyWords } from "./money-words.ts";
import { OrderLines } from "./order-lines.tsx";

/** Details of an order: products, customer, address, and the same sums as the customer sees. */
export function OrderDetails({ order }: { order: BoardOrder }) {
  const t = useT();
  const isMessage = useIsMessage();
  const text = useText();
  const { language } = useLanguage();
  const money = useMoney();
  const momentOf = useMoment();
  const { address } = order;
  const { timeZone } = useStaff().merchant;
  const details = address?.details;
  const whenGone = commonWhenGone(order.cartItems);
  const inside = [
    details?.landmark && t("address.landmark", { value: details.landmark }),
    details?.entrance && t("address.entrance", { value: details.entrance }),
    details?.floor && t("address.floor", { value: details.floor }),
    details?.office && t("address.office", { value: details.office }),
    details?.domophone && t("address.domophone", { value: details.domophone }),
  ].filter(Boolean);
  const reason = `reason.${order.cancelReason?.code ?? ""}`;
  return (
    <Stack gap="sm">
      <OrderLines order={order} />
      {whenGone && <Fact name={t("gone.title")}>{t(`gone.${whenGone}`)}</Fact>}
      {order.cutlery > 0 && <Fact name={t("order.cutlery")}>{order.cutlery}</Fact>}
      <Divider />
      <Fact name={t("order.customer")}>
        {order.customer.name ?? t("order.guest")} · {t("order.count", { count: order.customer.orderCount })}
      </Fact>
      {/* The server sends no phone numbers to the kitchen. */}
      {order.receiver.phone && (
        <Fact name={t("order.phone")}>
          <Anchor href={phoneHref(order.receiver.phone) ?? undefined} dir="ltr" className="phone-link">
            {formatPhone(order.receiver.phone)}
          </Anchor>
          {order.receiver.name && ` · ${order.receiver.name}`}
        </Fact>
      )}
      {order.deliveryAt && (
        <Fact name={t("order.wanted")}>{spanText(order.deliveryAt, order.deliveryUntil, timeZone)}</Fact>
      )}
      <Fact name={t("order.branch")}>{text(order.branch.name)}</Fact>
      {order.table && (
        <Fact name={t("order.table")}>
          {order.table.number} · {text(order.table.place)}
        </Fact>
      )}
      {address && (
        <Fact name={t("order.address")}>
          {[address.streetName, address.houseNumber].filter(Boolean).join(", ")}
          {inside.length > 0 && <Text size="sm">{inside.join(" · ")}</Text>}
          {order.distance !== null && (
            <Text size="sm" c="dimmed">
              {t("order.distance", {
                kilometres: formatNumber(Number((order.distance / 1000).toFixed(1)), language),
              })}
            </Text>
          )}
        </Fact>
      )}
      {order.deliveryType === "CUSTOM" && order.courier && (
        <Fact name={t("order.courier")}>
          {order.courier.name}
          {order.courier.phone && (
            <>
              {" · "}
              <Anchor href={phoneHref(order.courier.phone) ?? undefined} dir="ltr" className="phone-link">
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
        </Fact>
      )}
      {order.courierComment && <Fact name={t("order.courier-comment")}>{order.courierComment}</Fact>}
      {order.isLeaveAtDoor && <Fact name={t("order.door")}>{t("order.leave-at-door")}</Fact>}
      {order.isCallOnArrival && <Fact name={t("order.call")}>{t("order.call-on-arrival")}</Fact>}
      <Divider />
      <Fact name={t("order.payment")}>
        {t(`payment.${order.paymentType}`)} · {t(moneyWords(order))}
        {order.changeFrom !== null && ` · ${t("order.change-from", { sum: money(order.changeFrom) })}`}
        <DueMoney order={order} />
        {order.courierPaid && <Text size="sm">{t("courier-paid.done")}</Text>}
        {order.isRefundDue && !order.refundRefusedAt && (
          <Text size="sm" c="red">
            {t(isRefundTold(order.paymentType) ? "refund.due-told" : "refund.due-by-hand", {
              name: t(`payment.${order.paymentType}`),
            })}
          </Text>
        )}
        {order.refundRefusedAt && (
          <Text size="sm" c="red" fw={600}>
            {t("refund.refused", { at: momentOf(order.refundRefusedAt) })}
          </Text>
        )}
        <FiscalLinks order={order} />
      </Fact>
      {order.cancelReason && (
        <Fact name={t("order.canceled")}>
          {t(isMessage(reason) ? reason : "reason.OTHER")}
          {order.cancelReason.products.length > 0 &&
            `: ${order.cancelReason.products.map(({ name }) => text(name)).join(", ")}`}
          {order.cancelReason.comment && ` — ${order.cancelReason.comment}`}
        </Fact>
      )}
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group align="flex-start" wrap="nowrap" gap="md">
      <Text c="dimmed" size="sm" w={130} style={{ flexShrink: 0 }}>
        {name}
      </Text>
      <Text component="div" style={{ overflowWrap: "anywhere" }}>
        {children}
      </Text>
    </Group>
  );
}
