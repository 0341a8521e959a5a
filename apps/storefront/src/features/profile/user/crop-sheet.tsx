import { type PictureCrop, computeCropSource, WHOLE_PICTURE_CROP } from "@dasturxon/domain/crop";
import { useState } from "react";
import { useT } from "../../../platform/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { QuestionSheet } from "../../../ui/question-sheet.tsx";
import { CropFrame } from "./photo-crop-frame.tsx";

/** Side of the uploaded photo in pixels. */
const PHOTO_SIDE_PX = 640;
const PHOTO_ENCODING_QUALITY = 0.88;

export interface CropSheetProps {
  isOpen: boolean;
  /** Picture to crop. Null if no picture is chosen. */
  picture: ImageBitmap | null;
  isBusy: boolean;
  onCancel(): void;
  onDone(photo: Blob): void;
}

/** Lets the customer move and zoom the chosen picture inside a square, by touch, wheel or keys. */
export function CropSheet({ isOpen, picture, isBusy, onCancel, onDone }: CropSheetProps) {
  const t = useT();
  // Shows the last picture while the sheet closes.
  const [shown, setShown] = useState(picture);
  const [crop, setCrop] = useState<PictureCrop>(WHOLE_PICTURE_CROP);
  if (picture && picture !== shown) {
    setShown(picture);
    setCrop(WHOLE_PICTURE_CROP);
  }

  async function cropPhoto() {
    if (!shown) return;
    const canvas = new OffscreenCanvas(PHOTO_SIDE_PX, PHOTO_SIDE_PX);
    const { left, top, width, height } = computeCropSource(crop, shown);
    const context = canvas.getContext("2d");
    // JPEG has no transparency, so draw on a white background.
    if (context) context.fillStyle = "#fff";
    context?.fillRect(0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);
    context?.drawImage(shown, left, top, width, height, 0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);
    onDone(await canvas.convertToBlob({ type: "image/jpeg", quality: PHOTO_ENCODING_QUALITY }));
  }

  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onCancel}
      title={t("user.photoCrop")}
      closeLabel={t("action.close")}
      height="tall"
      answers={
        <Button size="large" isBusy={isBusy} onClick={() => void cropPhoto()}>
          {t("user.photoPut")}
        </Button>
      }
    >
      {shown && <CropFrame picture={shown} crop={crop} onCrop={setCrop} />}
    </QuestionSheet>
  );
}
