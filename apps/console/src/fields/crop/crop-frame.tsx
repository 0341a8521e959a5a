import { type PictureCrop, MAX_CROP_ZOOM } from "@dasturxon/domain/crop";
import { useCropCanvas } from "@dasturxon/image-crop/use-crop-canvas";
import { ZoomIn, ZoomOut } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import type { PictureFrame } from "./frames.ts";
import "./crop.css";

interface Props {
  picture: ImageBitmap;
  frame: PictureFrame;
  crop: PictureCrop;
  onCrop: (crop: PictureCrop) => void;
}

/** Crop frame. Moves the image by dragging or arrow keys. Zooms by pinching, the wheel, `+` and `-`, or the slider. */
export function PictureCropFrame({ picture, frame: { ratio, hasSquare }, crop, onCrop }: Props) {
  const t = useTranslate();
  const { canvasProps, zoomTo } = useCropCanvas({ picture, crop, onCrop, ratio, longerSide: 960 });
  return (
    <div className="crop">
      <span className="crop-frame" style={{ "--ratio": ratio } as CSSProperties}>
        <canvas {...canvasProps} aria-label={t("crop.move")} />
        {hasSquare && <span className="crop-square" aria-hidden />}
      </span>
      <label className="crop-zoom">
        <ZoomOut size={20} aria-hidden />
        <input
          type="range"
          aria-label={t("crop.zoom")}
          min={1}
          max={MAX_CROP_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
        <ZoomIn size={20} aria-hidden />
      </label>
      <p className="crop-hint">{t(hasSquare ? "crop.square" : "crop.hint")}</p>
    </div>
  );
}
