import { Button, Group, Text } from "@mantine/core";
import { useT } from "../platform/use-language.tsx";
import { BusyButton } from "./busy-button.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  title: string;
  /** What follows from it. */
  means: string;
  /** What the button says that does it. */
  verb: string;
  isOpen: boolean;
  onClose: () => void;
  onRemove: () => Promise<unknown>;
}

/** Asks before something is gone that has no way back. */
export function RemoveDialog({ title, means, verb, isOpen, onClose, onRemove }: Props) {
  const t = useT();
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Text mb="md">{means}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose}>
          {t("refuse.back")}
        </Button>
        <BusyButton color="red" onPress={onRemove}>
          {verb}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
