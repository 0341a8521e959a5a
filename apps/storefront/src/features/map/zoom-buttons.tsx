import { Minus, Plus } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** Renders the zoom buttons, for mouse and keyboard. On touch screens, guests pinch. */
export function ZoomButtons({ zoomBy }: { zoomBy(steps: number): void }) {
  const t = useT();
  return (
    <div className="absolute end-4 top-1/2 z-10 hidden -translate-y-1/2 gap-2 lg:grid [[inert]_&]:hidden">
      <IconButton look="raised" label={t("map.closer")} onClick={() => zoomBy(1)}>
        <Plus size={20} aria-hidden />
      </IconButton>
      <IconButton look="raised" label={t("map.farther")} onClick={() => zoomBy(-1)}>
        <Minus size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
