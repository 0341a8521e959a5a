import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useBusy } from "../platform/use-busy.ts";
import { useT } from "../platform/use-language.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  isOpen: boolean;
  title: string;
  /** What it is about. */
  children: ReactNode;
  label: string;
  isRequired?: boolean;
  /** Whatever else is asked for is filled in. */
  isReady?: boolean;
  confirm: string;
  onClose: () => void;
  /** Told with the words; false keeps the dialog and what was typed. */
  onConfirm: (words: string) => Promise<boolean>;
}

/** Asks for words before something that is not undone. */
export function WordsDialog({
  isOpen,
  title,
  label,
  isRequired = false,
  isReady = true,
  confirm,
  ...rest
}: Props) {
  const { children, onClose, onConfirm } = rest;
  const t = useT();
  const [words, setWords] = useState("");
  const { isBusy, run } = useBusy();
  // The next one may be about somebody else.
  const close = () => {
    setWords("");
    onClose();
  };
  const send = async () => {
    if (await run(() => onConfirm(words.trim()))) close();
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close}>
      <Stack>
        <Text component="div">{children}</Text>
        <Textarea
          label={label}
          required={isRequired}
          autosize
          minRows={2}
          maxLength={300}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={close}>
            {t("refuse.back")}
          </Button>
          <Button
            color="red"
            size="md"
            disabled={!isReady || (isRequired && !words.trim())}
            loading={isBusy}
            onClick={() => void send()}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
