import { type Crop, WHOLE } from "@dasturxon/domain/crop";
import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CropFrame } from "./crop-frame.tsx";
import { cutPicture } from "./cut-picture.ts";
import type { ChosenPicture } from "./chosen-picture.ts";
import type { Frame } from "./frames.ts";

interface Props {
  isOpen: boolean;
  /** Null while none is chosen. */
  chosen: ChosenPicture | null;
  frame: Frame;
  isBusy: boolean;
  onClose: () => void;
  /** What of it is to be sent. */
  onDone: (picture: Blob) => void;
}

/** The chosen picture in the frame that guests will see it in: moved and zoomed, or taken whole. */
export function CropDialog({ isOpen, chosen, frame, isBusy, onClose, onDone }: Props) {
  const t = useT();
  // The dialog keeps what it shows while it goes.
  const [shown, setShown] = useState(chosen);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  if (chosen && chosen !== shown) {
    setShown(chosen);
    setCrop(WHOLE);
  }
  const cut = async ({ picture, file }: ChosenPicture) =>
    onDone(await cutPicture({ picture, crop, ratio: frame.ratio, type: file.type }));
  return (
    <Dialog title={t("crop.title")} isOpen={isOpen} onClose={onClose}>
      {shown && (
        <Stack>
          <CropFrame picture={shown.picture} frame={frame} crop={crop} onCrop={setCrop} />
          <Group justify="flex-end">
            <Button variant="default" size="md" disabled={isBusy} onClick={() => onDone(shown.file)}>
              {t("crop.whole")}
            </Button>
            <Button size="md" loading={isBusy} onClick={() => void cut(shown)}>
              {t("crop.done")}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
