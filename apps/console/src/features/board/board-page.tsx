import { Alert, Button, Center, Loader, Stack, Text } from "@mantine/core";
import { WifiOff } from "lucide-react";
import { useSearchParams } from "react-router";
import { useNow } from "../../platform/use-now.ts";
import { useT } from "../../platform/use-language.tsx";
import { BoardColumn } from "./board-column.tsx";
import { byColumn, columns } from "./columns.ts";
import { useLine } from "./live-board.tsx";
import { OrderDrawer } from "./order-drawer.tsx";
import { useBoard } from "./use-board.ts";

/** The live board: one column a state, ringing until somebody reacts. */
export function BoardPage() {
  const t = useT();
  const board = useBoard();
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const orders = board.data?.orders ?? [];
  const line = useLine();
  const opened = orders.find((order) => order.id === search.get("order")) ?? null;
  if (board.isPending) {
    return (
      <Center h="100%">
        <Loader aria-label={t("board.loading")} />
      </Center>
    );
  }
  if (board.isError) {
    return (
      <Center h="100%">
        <Stack align="center">
          <Text>{t("board.failed")}</Text>
          <Button onClick={() => void board.refetch()}>{t("board.again")}</Button>
        </Stack>
      </Center>
    );
  }
  const groups = byColumn(orders);
  return (
    <Stack h="100%" gap="xs">
      {!line.isUp && (
        <Alert color="red" icon={<WifiOff size={18} />} mx="md" py="xs" role="status">
          {t("board.offline")}
        </Alert>
      )}
      <div className="board" role="group" aria-label={t("frame.board")} tabIndex={0}>
        {columns.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            orders={groups[column]}
            now={now}
            onOpen={(id) => setSearch({ order: id })}
          />
        ))}
      </div>
      <OrderDrawer order={opened} now={now} onClose={() => setSearch({})} />
    </Stack>
  );
}
