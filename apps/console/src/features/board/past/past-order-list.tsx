import type { BoardOrder } from "@dasturxon/contract";
import { isFinalStatus } from "@dasturxon/domain/order-status";
import { Title } from "@mantine/core";
import { useId } from "react";
import { useTranslate } from "../../../platform/use-language.tsx";
import { PastOrderRow } from "./past-order-row.tsx";

interface Props {
  orders: BoardOrder[];
  onOpen: (id: string) => void;
}

/**
 * Lists the orders of a day in two groups: active and finished. Without active orders, the group headings are omitted.
 */
export function PastOrderList({ orders, onOpen }: Props) {
  const t = useTranslate();
  const underWay = orders.filter(({ status }) => !isFinalStatus(status));
  const finished = orders.filter(({ status }) => isFinalStatus(status));
  if (underWay.length === 0) return <OrderRows orders={finished} onOpen={onOpen} />;
  return (
    <>
      <OrderSection title={t("past.under-way")} orders={underWay} onOpen={onOpen} />
      {finished.length > 0 && <OrderSection title={t("past.finished")} orders={finished} onOpen={onOpen} />}
    </>
  );
}

function OrderSection({ title, ...rows }: Props & { title: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={2} size="h5" c="dimmed">
        {title}
      </Title>
      <OrderRows {...rows} />
    </section>
  );
}

function OrderRows({ orders, onOpen }: Props) {
  return (
    <div>
      {orders.map((order) => (
        <PastOrderRow key={order.id} order={order} onOpen={() => onOpen(order.id)} />
      ))}
    </div>
  );
}
