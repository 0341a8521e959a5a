import type { BoardOrder } from "@dasturxon/contract";
import { formatPhone } from "@dasturxon/domain/format";
import { Autocomplete, Group, Text } from "@mantine/core";
import { Search } from "lucide-react";
import { type Ref, useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { findOrders } from "./columns.ts";

const MAX_FOUND = 8;

interface Props {
  orders: BoardOrder[];
  onOpen: (id: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** Finds an order of the board, ended ones as well, by its number, phone or name. */
export function OrderSearch({ orders, onOpen, ref }: Props) {
  const t = useT();
  const [search, setSearch] = useState("");
  const found = findOrders(orders, search).slice(0, MAX_FOUND);
  return (
    <Autocomplete
      ref={ref}
      className="order-search"
      size="md"
      type="search"
      leftSection={<Search size={18} aria-hidden />}
      aria-label={t("board.search")}
      placeholder={t("board.search")}
      value={search}
      onChange={setSearch}
      onOptionSubmit={onOpen}
      selectFirstOptionOnChange
      filter={({ options }) => options}
      comboboxProps={{ portalProps: { target: "#console-main" }, width: 340, position: "bottom-start" }}
      // What was chosen leaves its label in the field: none, for the next search.
      data={found.map(({ id }) => ({ value: id, label: "" }))}
      renderOption={({ option }) => <Found order={found.find(({ id }) => id === option.value)} />}
    />
  );
}

function Found({ order }: { order: BoardOrder | undefined }) {
  const t = useT();
  if (!order) return null;
  return (
    <Group gap="sm" wrap="nowrap" w="100%">
      <Text fw={700} fz="lg">
        {order.number}
      </Text>
      <Text truncate flex={1}>
        {order.receiver.name ?? order.customer.name ?? ""} {formatPhone(order.receiver.phone)}
      </Text>
      <Text c="dimmed">{t(`status.${order.status}`)}</Text>
    </Group>
  );
}
