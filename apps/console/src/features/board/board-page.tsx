import type { BoardOrder } from "@dasturxon/contract";
import { ActionIcon, Badge, Button, Group, Stack } from "@mantine/core";
import { Keyboard, ListChecks, WifiOff } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { heldChanges, takeBack } from "../../platform/held-changes.ts";
import { useIsPhone } from "../../platform/use-is-phone.ts";
import { useNow } from "../../platform/use-now.ts";
import { useT } from "../../platform/use-language.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { BoardColumns } from "./board-columns.tsx";
import { BranchFilter } from "./branch-filter.tsx";
import { byColumn } from "./columns.ts";
import { DoneDrawer } from "./done-drawer.tsx";
import { useLine } from "./live-board.tsx";
import { canRefuse } from "./moves.ts";
import { OrderDrawer } from "./order-drawer.tsx";
import { OrderSearch } from "./order-search.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useBoard } from "./use-board.ts";
import { useBranchFilter } from "./use-branch-filter.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** The live board: one column a state, ringing until somebody reacts. */
export function BoardPage() {
  const t = useT();
  const board = useBoard();
  if (board.data === undefined) return <QueryState query={board} failed={t("board.failed")} place="page" />;
  return <Board all={board.data.orders} />;
}

function Board({ all }: { all: BoardOrder[] }) {
  const t = useT();
  const line = useLine();
  const now = useNow();
  const isPhone = useIsPhone();
  const { branches, branchId } = useBranchFilter();
  const [search, setSearch] = useSearchParams();
  const [isDoneOpen, setIsDoneOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isRefusing, setIsRefusing] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const groups = byColumn(all.filter((order) => branchId === null || order.branchId === branchId));
  const opened = all.find((order) => order.id === search.get("order")) ?? null;
  const open = useCallback(
    (id: string) => {
      setIsDoneOpen(false);
      setSearch({ order: id });
    },
    [setSearch],
  );
  useShortcuts({
    search: useCallback(() => searchField.current?.focus(), []),
    help: useCallback(() => setIsHelpOpen(true), []),
    undo: useCallback(() => {
      const last = heldChanges().at(-1);
      if (last) takeBack(last.orderId);
    }, []),
    refuse: useCallback(
      (id) => {
        const order = all.find((each) => each.id === id);
        if (!order || !canRefuse(order)) return;
        open(id);
        setIsRefusing(true);
      },
      [all, open],
    ),
  });
  return (
    <Stack h="100%" gap={0}>
      <Group className="board-tools" px="md" py={8} gap="xs">
        <OrderSearch ref={searchField} orders={all} onOpen={open} />
        <BranchFilter orders={all} />
        {!line.isUp && (
          <Badge color="red" size="xl" variant="filled" leftSection={<WifiOff size={16} />} role="status">
            {t("board.offline")}
          </Badge>
        )}
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
        onOpen={open}
      />
      <OrderDrawer
        order={opened}
        now={now}
        onClose={() => setSearch({})}
        isRefusing={isRefusing}
        onRefusing={setIsRefusing}
      />
      <DoneDrawer
        orders={groups.done}
        isOpen={isDoneOpen}
        onClose={() => setIsDoneOpen(false)}
        onOpen={open}
      />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Stack>
  );
}
