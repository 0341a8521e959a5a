import type { BoardOrder } from "@dasturxon/contract";
import { Text, Timeline } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useIsMessageId, useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { formatClockTime } from "../../platform/clock-time.ts";
import { formatHistoryNote, formatHistoryTitle } from "./history-words.ts";
import { useOrderDetails } from "./use-order-record.ts";

/** Every change of the order with its author and time [OR-7]. */
export function OrderHistory({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const words = { t, isMessage: useIsMessageId(), money: useFormatMoney() };
  const { timeZone } = useSignedInStaff().merchant;
  const changes = useOrderDetails(order).data?.history ?? [];
  return (
    <Timeline active={changes.length} bulletSize={14} lineWidth={2}>
      {changes.map((change, index) => {
        const who = change.by.name ?? t(`by.${change.by.kind}`);
        return (
          <Timeline.Item key={change.version} title={formatHistoryTitle(change, changes[index - 1], t)}>
            <Text size="sm" c="dimmed">
              {[formatClockTime(change.at, timeZone), who, formatHistoryNote(change, words)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
