import { Alert, Button, Center, Loader, Stack, Text } from "@mantine/core";
import { BellRing, WifiOff } from "lucide-react";
import { useSearchParams } from "react-router";
import { useNow } from "../../platform/use-now.ts";
import { useT } from "../../platform/use-language.tsx";
import { useBoard } from "./board-orders.ts";
import { BoardColumn } from "./board-column.tsx";
import { byColumn, columns, isRinging } from "./columns.ts";
import { OrderDrawer } from "./order-drawer.tsx";
import { useBell } from "./use-bell.ts";

/** The live board: one column a state, ringing until somebody reacts. */
export function BoardPage() {
  const t = useT();
  const board = useBoard();
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const orders = board.data?.orders ?? [];
  const bell = useBell(orders.filter(isRinging).length, t("board.title"));
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
      {bell.isMute && (
        <Alert color="yellow" icon={<BellRing size={18} />} mx="md" py="xs">
          {t("board.mute")}{" "}
          <Button size="compact-sm" variant="white" onClick={bell.allow}>
            {t("board.allow-sound")}
          </Button>
        </Alert>
      )}
      {!board.isUp && (
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
