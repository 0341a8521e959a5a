import type { BoardOrder } from "@dasturxon/contract";
import { Badge, Group } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";

/** Badges of an order: service type, time, courier, and the branch if the brand has several. */
export function OrderBadges({ order, hasBranch }: { order: BoardOrder; hasBranch: boolean }) {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <Group gap={6}>
      {order.isTest && (
        <Badge size="lg" color="pink.9" variant="filled">
          {t("test-order.badge")}
        </Badge>
      )}
      <Badge size="lg" color={order.serviceType === "DELIVERY" ? "blue" : "grape"} variant="light">
        {t(`service.${order.serviceType}`)}
      </Badge>
      {order.table && (
        <Badge size="lg" color="grape" variant="outline">
          {t("order.table")} {order.table.number}
          {order.customer.isTableGuest && `, ${t("order.tableGuest")}`}
        </Badge>
      )}
      {order.status === "AT_TIME" && (
        <Badge size="lg" color="violet.8" variant="filled">
          {t("card.at-time")}
        </Badge>
      )}
      {order.status === "CANCELED" && (
        <Badge size="lg" color="red" variant="light">
          {t("status.CANCELED")}
        </Badge>
      )}
      {order.courier && (
        <Badge size="lg" variant="outline" color="gray">
          {order.courier.name}
        </Badge>
      )}
      {hasBranch && (
        <Badge size="lg" color="gray" variant="light" className="whole-badge">
          {text(order.branch.name)}
        </Badge>
      )}
    </Group>
  );
}
