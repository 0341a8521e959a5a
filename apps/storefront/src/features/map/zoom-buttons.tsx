import { Minus, Plus } from "lucide-react";
import type { Map } from "leaflet";
import { useT } from "../../platform/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** For a mouse and a keyboard; fingers pinch. */
export function ZoomButtons({ map }: { map: Map | null }) {
  const t = useT();
  return (
    <div className="absolute end-4 top-1/2 z-10 hidden -translate-y-1/2 gap-2 lg:grid">
      <IconButton look="raised" label={t("map.closer")} onClick={() => map?.zoomIn()}>
        <Plus size={20} aria-hidden />
      </IconButton>
      <IconButton look="raised" label={t("map.farther")} onClick={() => map?.zoomOut()}>
        <Minus size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
