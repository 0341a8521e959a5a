import { Button, Group, Text } from "@mantine/core";
import { useTranslate } from "../platform/use-language.tsx";
import { BusyButton } from "./busy-button.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  title: string;
  /** Text that explains the consequences of the removal. */
  means: string;
  /** Label of the button that confirms the removal. */
  verb: string;
  isOpen: boolean;
  onClose: () => void;
  onRemove: () => Promise<unknown>;
}

/** Confirmation dialog for a removal that cannot be undone. */
export function RemoveDialog({ title, means, verb, isOpen, onClose, onRemove }: Props) {
  const t = useTranslate();
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
