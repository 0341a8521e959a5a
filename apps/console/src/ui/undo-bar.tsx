import { Button, Group, Paper, Text } from "@mantine/core";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { UNDO_WINDOW_MS } from "../platform/held-changes.ts";
import { useTranslate } from "../platform/use-language.tsx";
import { useNow } from "../platform/use-now.ts";

interface Props {
  /** Time after which the change can no longer be undone, in milliseconds since the epoch. */
  dueAt: number;
  onUndo: () => void;
  /** Description of the change that can be undone. */
  children: ReactNode;
}

/** Bar that shows the last change, the seconds in which it can be undone, and an undo button. */
export function UndoBar({ dueAt, onUndo, children }: Props) {
  const t = useTranslate();
  const left = Math.max(0, dueAt - useNow(0.25).getTime());
  return (
    <Paper className="held-change" radius="lg" shadow="lg" p="xs" ps="md">
      <Group wrap="nowrap" gap="sm">
        <Text fw={500} flex={1} miw={0}>
          {children}
          {left === 0 && (
            <Text span c="dimmed">
              {" "}
              · {t("held.sending")}
            </Text>
          )}
        </Text>
        <CountdownRing left={left} />
        <Button
          color="yellow.4"
          c="dark.9"
          size="md"
          leftSection={<Undo2 size={18} />}
          style={{ flexShrink: 0 }}
          onClick={onUndo}
        >
          {t("held.undo")}
        </Button>
      </Group>
    </Paper>
  );
}

/** Countdown ring with the remaining seconds. Mantine's own ring would load its tooltips before the board. */
function CountdownRing({ left }: { left: number }) {
  return (
    <svg width={36} height={36} viewBox="0 0 36 36" aria-hidden className="seconds-left">
      <circle cx={18} cy={18} r={16} />
      <circle cx={18} cy={18} r={16} pathLength={1} strokeDasharray={`${left / UNDO_WINDOW_MS} 1`} />
      <text x={18} y={18} className="num">
        {Math.ceil(left / 1000)}
      </text>
    </svg>
  );
}
