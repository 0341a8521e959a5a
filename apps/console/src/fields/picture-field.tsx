import { Button, FileButton, Group, Input, Stack } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { api } from "../platform/api.ts";
import { showRefusal } from "../platform/show-refusal.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage, useT } from "../platform/use-language.tsx";
import type { FieldWords } from "./field-words.ts";
import { Picture } from "./picture.tsx";
import { shrinkPicture } from "./shrink-picture.ts";

interface Props extends FieldWords {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Nothing is saved before it is there. */
  onWait: (work: Promise<unknown>) => void;
}

/** A picture: chosen from the device or its camera, sent at once, shown, taken away. */
export function PictureField({ value, onChange, onWait, disabled, ...words }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  async function send(file: File) {
    const body = await shrinkPicture(file);
    const [refusal, sent] = await api.call("POST /console/v1/pictures", { body });
    if (refusal) showRefusal(refusal, language);
    else onChange(sent.key);
  }
  return (
    <Input.Wrapper {...words} size="md" labelElement="div">
      <Group mt={4} gap="md" wrap="nowrap">
        <Picture image={value} size={112} />
        {!disabled && (
          <Stack gap="xs" align="flex-start">
            <FileButton accept="image/*" onChange={(file) => file && onWait(run(() => send(file)))}>
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
