import type { BoardOrder } from "@dasturxon/contract";
import { Text, Timeline } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { clockTime } from "../../platform/clock-time.ts";
import { useOrderRecord } from "./use-order-record.ts";

/** Every change with who and when [OR-7]. */
export function OrderHistory({ order }: { order: BoardOrder }) {
  const t = useT();
  const { timeZone } = useStaff().merchant;
  const changes = useOrderRecord(order).data?.history ?? [];
  return (
    <Timeline active={changes.length} bulletSize={14} lineWidth={2}>
      {changes.map((change) => (
        <Timeline.Item key={change.version} title={t(`status.${change.status}`)}>
          <Text size="sm" c="dimmed">
            {clockTime(change.at, timeZone)} · {change.by.name ?? t(`by.${change.by.kind}`)}
            {change.comment && ` · ${change.comment}`}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
