import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useBusy } from "../platform/use-busy.ts";
import { useTranslate } from "../platform/use-language.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  isOpen: boolean;
  title: string;
  /** Description of the action that the dialog confirms. */
  children: ReactNode;
  label: string;
  /** Explanation that is shown between the label and the text field. */
  description?: string;
  maxLength?: number;
  isRequired?: boolean;
  /** Whether the form's other fields are complete, so that the text can be confirmed. */
  isReady?: boolean;
  confirm: string;
  /** Colour of the confirmation. Default: red, for actions that cannot be undone. */
  color?: string;
  onClose: () => void;
  /**
   * Called with the entered text. If the returned promise resolves to false, the dialog stays open and keeps the text.
   */
  onConfirm: (words: string) => Promise<boolean>;
}

/** Dialog that asks for a text before an action that cannot be undone. */
export function TextPromptDialog({
  isOpen,
  title,
  label,
  description,
  maxLength = 300,
  isRequired = false,
  isReady = true,
  confirm,
  color = "red",
  ...rest
}: Props) {
  const { children, onClose, onConfirm } = rest;
  const t = useTranslate();
  const [words, setWords] = useState("");
  const { isBusy, run } = useBusy();
  // Clears the text input on closing, because the dialog may be opened for another item next.
  const closeDialog = () => {
    setWords("");
    onClose();
  };
  const confirmText = async () => {
    if (await run(() => onConfirm(words.trim()))) closeDialog();
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={closeDialog}>
      <Stack>
        <Text component="div">{children}</Text>
        <Textarea
          label={label}
          description={description}
          required={isRequired}
          autosize
          minRows={2}
          maxLength={maxLength}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={closeDialog}>
            {t("refuse.back")}
          </Button>
          <Button
            color={color}
            size="md"
            disabled={!isReady || (isRequired && !words.trim())}
            loading={isBusy}
            onClick={() => void confirmText()}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
