import type { BoardOrder } from "@dasturxon/contract";
import { ActionIcon, Button, Group, Stack } from "@mantine/core";
import { Keyboard, ListChecks } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { undoDelayedChange } from "../../platform/held-changes.ts";
import { useIsPhoneScreen } from "../../platform/use-is-phone.ts";
import { useNow } from "../../platform/use-now.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { createLazyOverlay } from "../../ui/lazy-overlay.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { BoardColumns } from "./board-columns.tsx";
import { BranchFilter } from "./branch-filter.tsx";
import { groupOrdersByColumn } from "./columns.ts";
import { canRefuseOrder } from "./moves.ts";
import { OrderSearch } from "./order-search.tsx";
import { useBoard } from "./use-board.ts";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import { useDelayedChanges } from "./use-held.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const OrderDrawer = createLazyOverlay(async () => (await import("./order-drawer.tsx")).OrderDrawer);
const DoneOrdersDrawer = createLazyOverlay(async () => (await import("./done-drawer.tsx")).DoneOrdersDrawer);
const ShortcutsDialog = createLazyOverlay(
  async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
);

/** Live board of orders with one column per stage, from new to on the way. New orders ring until staff react. */
export function BoardPage() {
  const t = useTranslate();
  const board = useBoard();
  if (board.data === undefined)
    return <QueryStateView query={board} failed={t("board.failed")} area="page" />;
  return <Board all={board.data.orders} />;
}

function Board({ all }: { all: BoardOrder[] }) {
  const t = useTranslate();
  const now = useNow();
  const isPhone = useIsPhoneScreen();
  const { branches, branchId } = useBranchFilter();
  const [search, setSearch] = useSearchParams();
  const [isDoneOpen, setIsDoneOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const held = useDelayedChanges();
  const groups = groupOrdersByColumn(all.filter((order) => branchId === null || order.branchId === branchId));
  const orderId = search.get("order");
  const opened = all.find((order) => order.id === orderId) ?? null;
  const openOrder = (id: string) => {
    setIsDoneOpen(false);
    setSearch({ order: id });
  };
  useShortcuts({
    search: () => searchField.current?.focus(),
    help: () => setIsHelpOpen(true),
    undo() {
      const last = held.at(-1);
      if (last) undoDelayedChange(last.orderId);
    },
    refuse(id) {
      const order = all.find((each) => each.id === id);
      const isHeld = held.some(({ orderId }) => orderId === id);
      if (order && canRefuseOrder(order) && !isHeld) setSearch({ order: id, refuse: "" });
    },
  });
  return (
    <Stack h="100%" gap={0}>
      <Group className="board-tools" px="md" py={8} gap="xs">
        <OrderSearch ref={searchField} orders={all} onOpen={openOrder} />
        <BranchFilter />
        <Button
          variant="default"
          size="md"
          ms="auto"
          leftSection={<ListChecks size={18} />}
          aria-label={`${t("column.done")} · ${groups.done.length}`}
          onClick={() => setIsDoneOpen(true)}
        >
          {!isPhone && `${t("column.done")} · `}
          {groups.done.length}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          visibleFrom="md"
          aria-label={t("keys.title")}
          onClick={() => setIsHelpOpen(true)}
        >
          <Keyboard size={20} />
        </ActionIcon>
      </Group>
      <BoardColumns
        groups={groups}
        now={now}
        hasBranch={branches.length > 1 && branchId === null}
        onOpen={openOrder}
      />
      <OrderDrawer
        order={opened}
        isOpen={orderId !== null}
        now={now}
        onClose={() => setSearch({})}
        isRefusing={search.has("refuse")}
        onRefusing={(isRefusing) =>
          opened && setSearch({ order: opened.id, ...(isRefusing && { refuse: "" }) }, { replace: true })
        }
      />
      <DoneOrdersDrawer
        orders={groups.done}
        isOpen={isDoneOpen}
        onClose={() => setIsDoneOpen(false)}
        onOpen={openOrder}
      />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Stack>
  );
}
