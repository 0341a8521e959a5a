import type { BoardOrder } from "@dasturxon/contract";
import { TextInput } from "@mantine/core";
import { type Ref, useState } from "react";
import { createLazyControl } from "../../ui/lazy-control.tsx";
import type { OrderSearchProps } from "./order-search-results.tsx";
import { useSearchField } from "./search-field.tsx";

interface Props {
  orders: BoardOrder[];
  onOpen: (id: string) => void;
  ref: Ref<HTMLInputElement>;
}

const SearchField = createLazyControl(
  async () => (await import("./order-search-results.tsx")).OrderSearchResults,
  SearchFieldFallback,
);

/** Search for an order of the board, including finished ones, by number, phone or name. */
export function OrderSearch({ orders, onOpen, ref }: Props) {
  const [search, setSearch] = useState("");
  return <SearchField search={search} onSearch={setSearch} orders={orders} onOpen={onOpen} fieldRef={ref} />;
}

/** Search field before the list is loaded. Enter already opens the first result. */
function SearchFieldFallback({
  search,
  onSearch,
  orders,
  onOpen,
  fieldRef,
  onAsk,
}: OrderSearchProps & { onAsk: () => void }) {
  const field = useSearchField();
  async function openFirstResult() {
    const { findOrders } = await import("./find-orders.ts");
    const [first] = findOrders(orders, search);
    if (first) onOpen(first.id);
  }
  return (
    <TextInput
      ref={fieldRef}
      {...field}
      value={search}
      onFocus={onAsk}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") void openFirstResult();
      }}
    />
  );
}
