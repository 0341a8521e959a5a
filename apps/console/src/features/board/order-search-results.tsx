import type { BoardOrder } from "@dasturxon/contract";
import { formatPhone } from "@dasturxon/domain/format";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Autocomplete, Group, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type Ref, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { isUnpaidOrder, createPastOrderPath, useUnpaidOrders } from "../../parts/orders/use-unpaid-orders.ts";
import { findOrders } from "./find-orders.ts";
import { useSearchField } from "./search-field.tsx";

const SEARCH_DEBOUNCE_MS = 250;
const MAX_FOUND_ORDERS = 8;
/** Value of the option that opens the order history. It cannot collide with an order id. */
const ORDER_HISTORY_OPTION_VALUE = "history";
/** Matches a text that can be an order number or part of a phone number. */
const PHONE_OR_NUMBER_PATTERN = /^[+\d\s()-]+$/;

/**
 * Props of the order search field, shared by the field that is shown first and the lazy-loaded one that replaces it.
 */
export interface OrderSearchProps {
  search: string;
  onSearch: (search: string) => void;
  orders: BoardOrder[];
  onOpen: (id: string) => void;
  fieldRef: Ref<HTMLInputElement>;
}

/** Search field with a list of results: orders of the board, then orders that wait for their payment. */
export function OrderSearchResults({ search, onSearch, orders, onOpen, fieldRef }: OrderSearchProps) {
  const t = useTranslate();
  const field = useSearchField();
  const navigate = useNavigate();
  const { role, merchant } = useSignedInStaff();
  const found = findOrders(orders, search).slice(0, MAX_FOUND_ORDERS);
  const [asked] = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS);
  const isAsked = asked !== "" && asked === search.trim() && mayPerformTask(role, "see_past_orders");
  const unpaid = useUnpaidOrders(
    isAsked && PHONE_OR_NUMBER_PATTERN.test(asked) ? asked.replaceAll(/\D/g, "") : null,
  );
  const all = [...found, ...unpaid.filter(({ id }) => found.every((order) => order.id !== id))].slice(
    0,
    MAX_FOUND_ORDERS,
  );
  const [first] = all;
  // The order history can be searched only by the number of an order and by a phone number.
  const isInHistory = isAsked && PHONE_OR_NUMBER_PATTERN.test(asked);
  // Mantine copies the label of the selected option into the search field. Empty labels clear the field for the next
  // search.
  const options = all.map(({ id }) => ({ value: id, label: "", disabled: false }));
  if (all.length === 0 && asked !== "" && asked === search.trim())
    options.push({ value: ORDER_HISTORY_OPTION_VALUE, label: "", disabled: !isInHistory });
  // The search list highlights its first option only when the search text changes. A text that was typed before the
  // list was loaded is therefore set after the first render.
  const [isHere, setIsHere] = useState(false);
  useLayoutEffect(() => setIsHere(true), []);
  return (
    <Autocomplete
      ref={fieldRef}
      {...field}
      value={isHere ? search : ""}
      onChange={onSearch}
      onOptionSubmit={openResult}
      onKeyDown={({ key, currentTarget }) => {
        // If Enter is pressed before the list has highlighted its first option, for example by a barcode scanner, the
        // first option is opened.
        const isMarked = currentTarget.hasAttribute("aria-activedescendant");
        if (key !== "Enter" || isMarked || !first) return;
        onSearch("");
        openResult(first.id);
      }}
      selectFirstOptionOnChange
      filter={({ options }) => options}
      comboboxProps={{ portalProps: { target: "#console-main" }, width: 340, position: "bottom-start" }}
      data={options}
      renderOption={({ option }) =>
        option.value === ORDER_HISTORY_OPTION_VALUE ? (
          <Text>{t(isInHistory ? "past.in-history" : "past.not-on-board")}</Text>
        ) : (
          <OrderSearchResult order={all.find(({ id }) => id === option.value)} />
        )
      }
    />
  );

  /** Opens the selected search result. Unpaid orders open in the history, because the board does not show them. */
  function openResult(id: string) {
    if (id === ORDER_HISTORY_OPTION_VALUE) {
      void navigate(`/past-orders?${new URLSearchParams({ search: asked })}`);
      return;
    }
    const order = unpaid.find((each) => each.id === id);
    if (order && found.every((each) => each.id !== id))
      void navigate(createPastOrderPath(order, merchant.timeZone));
    else onOpen(id);
  }
}

function OrderSearchResult({ order }: { order: BoardOrder | undefined }) {
  const t = useTranslate();
  if (!order) return null;
  return (
    <Group gap="sm" wrap="nowrap" w="100%">
      <Text fw={700} fz="lg">
        {order.number}
      </Text>
      <Text truncate flex={1}>
        {order.receiver.name ?? order.customer.name ?? ""} {formatPhone(order.receiver.phone)}
      </Text>
      <Text c="dimmed">{t(isUnpaidOrder(order) ? "past.awaits-payment" : `status.${order.status}`)}</Text>
    </Group>
  );
}
