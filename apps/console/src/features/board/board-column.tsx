import type { BoardOrder } from "@dasturxon/contract";
import { Badge, Group, Text, Title } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import type { Column } from "./columns.ts";
import { OrderCard } from "./order-card.tsx";

interface Props {
  column: Column;
  orders: BoardOrder[];
  now: Date;
  onOpen: (id: string) => void;
}

export function BoardColumn({ column, orders, now, onOpen }: Props) {
  const t = useT();
  const title = t(`column.${column}`);
  return (
    <section className="board-column" aria-label={title}>
      <Group px="md" py="sm" justify="space-between">
        <Title order={2} size="h5">
          {title}
        </Title>
        <Badge
          size="lg"
          circle={orders.length < 10}
          color={column === "new" && orders.length > 0 ? "red" : "gray"}
        >
          {orders.length}
        </Badge>
      </Group>
      <div className="board-cards">
        {orders.length === 0 && (
          <Text c="dimmed" size="sm" ta="center" py="xl">
            {t(`column.${column}.empty`)}
          </Text>
        )}
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} now={now} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
}
