import { type PictureCrop, MAX_CROP_ZOOM } from "@dasturxon/domain/crop";
import { useCropCanvas } from "@dasturxon/image-crop/use-crop-canvas";
import { ZoomIn, ZoomOut } from "lucide-react";
import { useT } from "../../../platform/i18n.tsx";

export interface CropFrameProps {
  picture: ImageBitmap;
  crop: PictureCrop;
  onCrop(crop: PictureCrop): void;
}

/** Square crop area. One finger moves the picture and two zoom it. Arrow keys and a slider do the same. */
export function CropFrame({ picture, crop, onCrop }: CropFrameProps) {
  const t = useT();
  const { canvasProps, zoomTo } = useCropCanvas({ picture, crop, onCrop, ratio: 1, longerSide: 640 });
  return (
    <div className="grid gap-3">
      <span className="relative mx-auto block aspect-square w-full max-w-80 overflow-hidden rounded-card bg-sunken">
        <canvas
          {...canvasProps}
          aria-label={t("user.photoMove")}
          className="size-full cursor-grab touch-none active:cursor-grabbing"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/0.45)]"
        />
      </span>
      <label className="flex min-h-11 items-center gap-3 text-ink-2">
        <ZoomOut size={20} aria-hidden className="shrink-0" />
        <input
          type="range"
          aria-label={t("user.photoZoom")}
          min={1}
          max={MAX_CROP_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => zoomTo(Number(event.target.value))}
          className="h-11 w-full min-w-0 accent-ink"
        />
        <ZoomIn size={20} aria-hidden className="shrink-0" />
      </label>
      <p className="text-center text-caption text-ink-3">{t("user.photoHint")}</p>
    </div>
  );
}
