import type { BoardOrder } from "@dasturxon/contract";
import { Badge, Group, Text, Title } from "@mantine/core";
import { AlarmClock } from "lucide-react";
import { useTranslate } from "../../platform/use-language.tsx";
import { getOrderUrgency, type BoardColumnName } from "./columns.ts";
import { OrderCard } from "./order-card.tsx";

interface Props {
  column: BoardColumnName;
  orders: BoardOrder[];
  now: Date;
  hasBranch: boolean;
  /**
   * Whether the column is the only visible one, as on a phone. The tab then shows the title, and the column never
   * collapses.
   */
  isAlone: boolean;
  onOpen: (id: string) => void;
}

/** Column of the board. Its order cards are side by side if there is enough space. An empty column collapses. */
export function BoardColumn({ column, orders, now, hasBranch, isAlone, onOpen }: Props) {
  const t = useTranslate();
  const title = t(`column.${column}`);
  const isFolded = orders.length === 0 && !isAlone;
  const late = orders.filter((order) => getOrderUrgency(order, now) === "bad").length;
  return (
    <section
      className="board-column"
      aria-label={title}
      data-folded={isFolded || undefined}
      style={{ flexGrow: isFolded ? 0 : orders.length > 2 && column === "new" ? 2 : 1 }}
    >
      {!isAlone && (
        <Group className="board-title" px="md" py="sm" gap="xs" wrap="nowrap">
          <Title order={2} size="h5">
            {title}
          </Title>
          {late > 0 && (
            <Badge
              size="lg"
              color="red"
              variant="light"
              style={{ flexShrink: 0 }}
              leftSection={<AlarmClock size={14} aria-hidden />}
              aria-label={t("column.late", { count: late })}
              role="img"
            >
              {late}
            </Badge>
          )}
          <Badge
            size="lg"
            ms="auto"
            style={{ flexShrink: 0 }}
            circle={orders.length < 10}
            color={column === "new" && orders.length > 0 ? "red" : "gray"}
          >
            {orders.length}
          </Badge>
        </Group>
      )}
      {orders.length === 0 && isAlone && (
        <Text c="dimmed" ta="center" py="xl">
          {t(`column.${column}.empty`)}
        </Text>
      )}
      <div className="board-cards">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} now={now} hasBranch={hasBranch} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
}
