import type { Coordinates } from "@dasturxon/domain/zones";
import type { Map } from "leaflet";
import { useEffect, useEffectEvent } from "react";
import { useBranchMapMarkers, useDraggablePin } from "../../../map/marks.ts";
import type { VenueMap } from "../../../map/use-venue-map.ts";
import { type ZoneOutline, useZoneOutlineLayer, useShapeLayer } from "./shape-layer.ts";
import { toShapePoint } from "./shape-state.ts";
import type { ShapeEditor } from "./use-shape.ts";

interface Props {
  map: Map;
  venue: VenueMap;
  hand: ShapeEditor;
  color: string;
  others: readonly ZoneOutline[];
  /** Branch of the edited zone. The map shows the surroundings of the branch while no border is drawn. */
  branch: (Coordinates & { id: string }) | null;
  isDrawn: boolean;
  pin: Coordinates | null;
  onPin: (at: Coordinates) => void;
}

/** Draws the edited zone's shape, the other zones, the branches and the pin on the map. */
export function ShapeOnMap({ map, venue, hand, color, others, branch, isDrawn, pin, onPin }: Props) {
  const stand = useEffectEvent(() => {
    if (branch && hand.shape.length === 0) map.panTo([branch.latitude, branch.longitude], { animate: false });
  });
  const branchId = branch?.id;
  useEffect(() => {
    if (branchId) stand();
  }, [map, branchId]);
  useZoneOutlineLayer(map, others, false);
  useBranchMapMarkers(map, venue.branches);
  const { shape, chosen, refused: tick } = hand;
  useShapeLayer(
    map,
    { shape, color, chosen, isDrawn, tick },
    {
      onMove: (at, [longitude, latitude]) => hand.move(at, toShapePoint({ latitude, longitude })),
      onPutIn: (after, [longitude, latitude]) => hand.putIn(after, toShapePoint({ latitude, longitude })),
      onChoose: hand.choose,
      onRemove: hand.remove,
    },
  );
  useDraggablePin(map, pin, onPin);
  return null;
}
