import type { BoardOrder } from "@dasturxon/contract";
import { TextInput } from "@mantine/core";
import { type Ref, useState } from "react";
import { lateControl } from "../../ui/late-control.tsx";
import { findOrders } from "./columns.ts";
import type { SearchProps } from "./found-orders.tsx";
import { useSearchField } from "./search-field.tsx";

const MAX_FOUND = 8;

interface Props {
  orders: BoardOrder[];
  onOpen: (id: string) => void;
  ref: Ref<HTMLInputElement>;
}

const SearchField = lateControl(async () => (await import("./found-orders.tsx")).FoundOrders, EarlyField);

/** Finds an order of the board, ended ones as well, by its number, phone or name. */
export function OrderSearch({ orders, onOpen, ref }: Props) {
  const [search, setSearch] = useState("");
  const found = findOrders(orders, search).slice(0, MAX_FOUND);
  return <SearchField search={search} onSearch={setSearch} found={found} onOpen={onOpen} fieldRef={ref} />;
}

/** The field before its list is here: what is found first opens all the same. */
function EarlyField({
  search,
  onSearch,
  found,
  onOpen,
  fieldRef,
  onAsk,
}: SearchProps & { onAsk: () => void }) {
  const field = useSearchField();
  const [first] = found;
  return (
    <TextInput
      ref={fieldRef}
      {...field}
      value={search}
      onFocus={onAsk}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter" && first) onOpen(first.id);
      }}
    />
  );
}
