import { Button, FileButton, Group, Input, Stack } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useT } from "../platform/use-language.tsx";
import type { FieldWords } from "./field-words.ts";
import { Picture } from "./picture.tsx";
import { useSendPicture } from "./use-send-picture.ts";

interface Props extends FieldWords {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Nothing is saved before it is there. */
  onWait: (work: Promise<unknown>) => void;
}

/** A picture: chosen from the device or its camera, sent at once, shown, taken away. */
export function PictureField({ value, onChange, onWait, disabled, ...words }: Props) {
  const t = useT();
  const { isBusy, send } = useSendPicture(onChange);
  return (
    <Input.Wrapper {...words} size="md" labelElement="div">
      <Group mt={4} gap="md" wrap="nowrap">
        <Picture image={value} size={112} />
        {!disabled && (
          <Stack gap="xs" align="flex-start">
            <FileButton accept="image/*" onChange={(file) => file && onWait(send(file))}>
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  size="md"
                  loading={isBusy}
                  leftSection={<ImageUp size={18} aria-hidden />}
                >
                  {t(value ? "picture.replace" : "picture.choose")}
                </Button>
              )}
            </FileButton>
            {value && (
              <Button variant="subtle" color="red" size="md" onClick={() => onChange(null)}>
                {t("picture.remove")}
              </Button>
            )}
          </Stack>
        )}
      </Group>
    </Input.Wrapper>
  );
}
