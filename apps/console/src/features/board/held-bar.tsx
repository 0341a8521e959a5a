import { Button, Group, Paper, RingProgress, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Undo2 } from "lucide-react";
import { HOLD_MS, takeBack } from "../../platform/held-changes.ts";
import { useT } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";
import { useHeld } from "./use-held.ts";

/** What is about to be sent, each with its seconds and the way back, on every page of the console. */
export function HeldBar() {
  const held = useHeld();
  if (held.length === 0) return null;
  return <HeldList />;
}

function HeldList() {
  const t = useT();
  const held = useHeld();
  const now = useNow(0.25).getTime();
  return (
    <Stack className="held" gap="xs" role="status">
      {held.map(({ orderId, text, dueAt }) => {
        const left = Math.max(0, dueAt - now);
        return (
          <Paper key={orderId} className="held-change" radius="lg" shadow="lg" p="xs" ps="md">
            <Group wrap="nowrap" gap="sm">
              <Text fw={500} flex={1} miw={0}>
                {text}
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
                onClick={() => {
                  if (!takeBack(orderId))
                    notifications.show({ message: t("held.too-late"), autoClose: 4500 });
                }}
              >
                {t("held.undo")}
              </Button>
            </Group>
          </Paper>
        );
      })}
    </Stack>
  );
}
