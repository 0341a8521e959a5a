import { Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { takeBack } from "../../platform/held-changes.ts";
import { useT } from "../../platform/use-language.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { useHeld } from "./use-held.ts";

/** What is about to be sent, each with its seconds and the way back, on every page of the console. */
export function HeldBar() {
  const t = useT();
  const held = useHeld();
  if (held.length === 0) return null;
  return (
    <Stack className="held" gap="xs" role="status">
      {held.map(({ orderId, text, dueAt }) => (
        <UndoBar
          key={orderId}
          dueAt={dueAt}
          onUndo={() => {
            if (!takeBack(orderId)) notifications.show({ message: t("held.too-late"), autoClose: 4500 });
          }}
        >
          {text}
        </UndoBar>
      ))}
    </Stack>
  );
}
