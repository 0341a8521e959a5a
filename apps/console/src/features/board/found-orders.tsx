import type { BoardOrder } from "@dasturxon/contract";
import { formatPhone } from "@dasturxon/domain/format";
import { Autocomplete, Group, Text } from "@mantine/core";
import { type Ref, useLayoutEffect, useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { findOrders } from "./find-orders.ts";
import { useSearchField } from "./search-field.tsx";

const MAX_FOUND = 8;

/** What is searched for and where: the field may change its script while somebody types. */
export interface SearchProps {
  search: string;
  onSearch: (search: string) => void;
  orders: BoardOrder[];
  onOpen: (id: string) => void;
  fieldRef: Ref<HTMLInputElement>;
}

/** The field of the search with the list of what was found below it. */
export function FoundOrders({ search, onSearch, orders, onOpen, fieldRef }: SearchProps) {
  const field = useSearchField();
  const found = findOrders(orders, search).slice(0, MAX_FOUND);
  const [first] = found;
  // The list marks its first order when the words change: those that were typed before it came are such a change.
  const [isHere, setIsHere] = useState(false);
  useLayoutEffect(() => setIsHere(true), []);
  return (
    <Autocomplete
      ref={fieldRef}
      {...field}
      value={isHere ? search : ""}
      onChange={onSearch}
      onOptionSubmit={onOpen}
      onKeyDown={({ key, currentTarget }) => {
        // A quick hand or a scanner is there before the list has marked its first order.
        const isMarked = currentTarget.hasAttribute("aria-activedescendant");
        if (key !== "Enter" || isMarked || !first) return;
        onSearch("");
        onOpen(first.id);
      }}
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
