import { Button, FileButton, Text } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { createLazyOverlay } from "../ui/lazy-overlay.tsx";
import { type ChosenPicture, decodePicture } from "./crop/chosen-picture.ts";
import { type FrameName, PICTURE_FRAME_BY_NAME } from "./crop/frames.ts";
import { useSendPicture } from "./use-send-picture.ts";

const CropDialog = createLazyOverlay(async () => (await import("./crop/crop-dialog.tsx")).CropDialog);

interface Props {
  /** Name of the frame to which the picture is cropped. Null: the picture is not cropped. */
  frame: FrameName | null;
  icon: ReactNode;
  onSent: (key: string) => void;
  /** Called when an upload of a picture starts. The form cannot be saved until the promise `work` is settled. */
  onWait: (work: Promise<unknown>) => void;
  children: ReactNode;
}

/** Button that takes an image from the device or its camera, offers to crop it, and uploads it. Shows errors below. */
export function ChoosePictureButton({ frame, icon, onSent, onWait, children }: Props) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Resets the file input, so that the same file can be selected again.
  const forget = useRef<() => void>(null);
  const { isBusy, send } = useSendPicture(
    (key) => {
      setChosen(null);
      onSent(key);
    },
    (says) => {
      setChosen(null);
      setProblem(says);
    },
  );
  async function choosePictureFile(file: File) {
    setProblem(null);
    const read = frame && (await decodePicture(file));
    if (read) setChosen(read);
    else onWait(send(file));
  }
  return (
    <>
      <FileButton
        accept="image/*"
        resetRef={forget}
        onChange={(file) => {
          forget.current?.();
          if (file) void choosePictureFile(file);
        }}
      >
        {(button) => (
          <Button {...button} variant="default" size="md" loading={isBusy} leftSection={icon}>
            {children}
          </Button>
        )}
      </FileButton>
      {problem && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      {frame && (
        <CropDialog
          isOpen={chosen !== null}
          chosen={chosen}
          frame={PICTURE_FRAME_BY_NAME[frame]}
          isBusy={isBusy}
          onClose={() => setChosen(null)}
          onDone={(picture) => onWait(send(picture))}
        />
      )}
    </>
  );
}
