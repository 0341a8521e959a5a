import { type PictureCrop, WHOLE_PICTURE_CROP } from "@dasturxon/domain/crop";
import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PictureCropFrame } from "./crop-frame.tsx";
import { renderCroppedPicture } from "./cut-picture.ts";
import type { ChosenPicture } from "./chosen-picture.ts";
import type { PictureFrame } from "./frames.ts";

interface Props {
  isOpen: boolean;
  /** Image to crop. Null: no image is selected. */
  chosen: ChosenPicture | null;
  frame: PictureFrame;
  isBusy: boolean;
  onClose: () => void;
  /** Called with the cropped image, which the caller uploads. */
  onDone: (picture: Blob) => void;
}

/** Dialog to move and zoom the selected image in the frame in which guests see it, or to use the whole image. */
export function CropDialog({ isOpen, chosen, frame, isBusy, onClose, onDone }: Props) {
  const t = useTranslate();
  // The dialog keeps the last image, so that the image stays visible during the close animation.
  const [shown, setShown] = useState(chosen);
  const [crop, setCrop] = useState<PictureCrop>(WHOLE_PICTURE_CROP);
  if (chosen && chosen !== shown) {
    setShown(chosen);
    setCrop(WHOLE_PICTURE_CROP);
  }
  const cropPicture = async ({ picture, file }: ChosenPicture) =>
    onDone(await renderCroppedPicture({ picture, crop, ratio: frame.ratio, type: file.type }));
  return (
    <Dialog title={t("crop.title")} isOpen={isOpen} onClose={onClose}>
      {shown && (
        <Stack>
          <PictureCropFrame picture={shown.picture} frame={frame} crop={crop} onCrop={setCrop} />
          <Group justify="flex-end">
            <Button variant="default" size="md" disabled={isBusy} onClick={() => onDone(shown.file)}>
              {t("crop.whole")}
            </Button>
            <Button size="md" loading={isBusy} onClick={() => void cropPicture(shown)}>
              {t("crop.done")}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
