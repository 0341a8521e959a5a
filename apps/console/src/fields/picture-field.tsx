import { Button, Group, Input, Stack } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useTranslate } from "../platform/use-language.tsx";
import { ChoosePictureButton } from "./choose-picture.tsx";
import { PICTURE_FRAME_BY_NAME, type FrameName } from "./crop/frames.ts";
import type { CommonFieldProps } from "./field-words.ts";
import { Picture } from "./picture.tsx";

interface Props extends CommonFieldProps {
  /** Name of the frame to which the picture is cropped. Null: the picture is not cropped. */
  frame: FrameName | null;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called when an upload of the picture starts. The form cannot be saved until the promise `work` is settled. */
  onWait: (work: Promise<unknown>) => void;
}

/**
 * Image field. Takes an image from the device or its camera, crops it, uploads it immediately, shows and removes it.
 */
export function PictureField({ frame, value, onChange, onWait, disabled, ...words }: Props) {
  const t = useTranslate();
  return (
    <Input.Wrapper {...words} size="md" labelElement="div">
      <Group mt={4} gap="md" wrap="nowrap">
        <Picture image={value} {...getPicturePreviewSize(frame)} isWhole={frame === null} />
        {!disabled && (
          <Stack gap="xs" align="flex-start">
            <ChoosePictureButton
              frame={frame}
              icon={<ImageUp size={18} aria-hidden />}
              onSent={onChange}
              onWait={onWait}
            >
              {t(value ? "picture.replace" : "picture.choose")}
            </ChoosePictureButton>
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

const PICTURE_PREVIEW_SIDE_PX = 112;
const WIDE_PREVIEW_SIDE = 144;

/** Returns the size of the preview, in pixels: the frame as guests see it, or the square that lists show. */
function getPicturePreviewSize(frame: FrameName | null): { size: number; width: number } {
  const { ratio, hasSquare } = frame === null ? { ratio: 1, hasSquare: true } : PICTURE_FRAME_BY_NAME[frame];
  if (hasSquare) return { size: PICTURE_PREVIEW_SIDE_PX, width: PICTURE_PREVIEW_SIDE_PX };
  const width = ratio > 1 ? WIDE_PREVIEW_SIDE : Math.round(PICTURE_PREVIEW_SIDE_PX * ratio);
  return { size: Math.round(width / ratio), width };
}
