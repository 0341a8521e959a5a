import { Button, Group, Paper, RingProgress, Text } from "@mantine/core";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { HOLD_MS } from "../platform/held-changes.ts";
import { useT } from "../platform/use-language.tsx";
import { useNow } from "../platform/use-now.ts";

interface Props {
  /** When the way back closes. */
  dueAt: number;
  onUndo: () => void;
  /** What was done. */
  children: ReactNode;
}

/** What was done, the seconds that are left, and the way back. */
export function UndoBar({ dueAt, onUndo, children }: Props) {
  const t = useT();
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
        <RingProgress
          size={36}
          thickness={3}
          aria-hidden
          label={
            <Text size="sm" ta="center" className="num">
              {Math.ceil(left / 1000)}
            </Text>
          }
          sections={[{ value: (left / HOLD_MS) * 100, color: "yellow" }]}
        />
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
