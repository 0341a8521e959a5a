import { Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { undoDelayedChange } from "../../platform/held-changes.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { useDelayedChanges } from "./use-held.ts";

/** Bar on every page with the delayed changes, each with a countdown and an undo button. */
export function DelayedChangesBar() {
  const t = useTranslate();
  const held = useDelayedChanges();
  if (held.length === 0) return null;
  return (
    <Stack className="held" gap="xs" role="status">
      {held.map(({ orderId, text, dueAt }) => (
        <UndoBar
          key={orderId}
          dueAt={dueAt}
          onUndo={() => {
            if (!undoDelayedChange(orderId))
              notifications.show({ message: t("held.too-late"), autoClose: 4500 });
          }}
        >
          {text}
        </UndoBar>
      ))}
    </Stack>
  );
}
