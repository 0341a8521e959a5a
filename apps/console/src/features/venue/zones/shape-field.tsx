import { calculateZoneAreaSquareKilometres } from "@dasturxon/domain/zone-shape";
import { createCircleAround } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Button, Group, Input, SegmentedControl, Stack, Text } from "@mantine/core";
import { Trash2, Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { MapFrame } from "../../../map/map-frame.tsx";
import type { VenueMap } from "../../../map/use-venue-map.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useVenueFormField } from "../use-field.ts";
import { CornerList } from "./corner-list.tsx";
import { DeliveryPriceCheck } from "./probe.tsx";
import type { ZoneOutline } from "./shape-layer.ts";
import { ShapeOnMap } from "./shape-map.tsx";
import { toShapePoint } from "./shape-state.ts";
import { useZoneDraft } from "./use-draft.ts";
import { useShapeEditor } from "./use-shape.ts";

/** Radii in kilometres of the circles that the map suggests as the first shape of a zone. */
const CIRCLE_RADII_KM = [2, 3, 5, 7];

interface Props {
  id: string;
  venue: VenueMap;
  /** All zones that are stored on the server, including the one that is being edited. */
  zones: readonly ZoneOutline[];
}

/** Edits the shape of a zone on the map or by coordinates, and shows what a delivery there costs. */
export function ShapeField({ id, venue, zones }: Props) {
  const t = useTranslate();
  const hand = useShapeEditor();
  const { value: color } = useVenueFormField<string>("color");
  const { value: branchId } = useVenueFormField<string>("branchId");
  const draft = useZoneDraft(id, hand.fault === null);
  const [mode, setMode] = useState<"draw" | "probe">(hand.isReadOnly ? "probe" : "draw");
  const [pin, setPin] = useState<Coordinates | null>(null);
  const branch = venue.branches.find((each) => each.id === branchId) ?? venue.branches[0];
  const others = useMemo(() => zones.filter((zone) => zone.id !== id), [zones, id]);
  const isDrawn = mode === "draw";
  const [first] = useState(() =>
    listInitialMapPoints(
      hand.shape,
      [branch ?? venue.cities[0]].flatMap((one) => one ?? []),
    ),
  );
  const saidFault = hand.refused > 0 ? t("zone.refused") : hand.fault && t(`zone.fault.${hand.fault}`);
  return (
    <Input.Wrapper
      size="md"
      label={t("zone.polygon")}
      labelElement="div"
      description={hand.isReadOnly ? undefined : t(isDrawn ? "zone.polygon.hint" : "zone.probe.hint")}
      error={hand.error}
      role="group"
      aria-label={t("zone.polygon")}
    >
      <Stack gap="xs" mt={6}>
        {!hand.isReadOnly && (
          <SegmentedControl
            fullWidth
            aria-label={t("zone.mode")}
            data={[
              { value: "draw", label: t("zone.mode.draw") },
              { value: "probe", label: t("zone.mode.probe") },
            ]}
            value={mode}
            onChange={(next) => setMode(next === "draw" ? "draw" : "probe")}
          />
        )}
        <div className="zone-map">
          <MapFrame
            label={t("zone.map")}
            venue={venue}
            first={first}
            onTap={(at) => (isDrawn ? hand.add(toShapePoint(at)) : setPin(at))}
          >
            {(map) => (
              <ShapeOnMap
                {...{ map, venue, hand, color, others, pin }}
                branch={branch ?? null}
                isDrawn={isDrawn}
                onPin={setPin}
              />
            )}
          </MapFrame>
        </div>
        {isDrawn && <ZoneDrawingTools hand={hand} />}
        <Text
          size="sm"
          role="status"
          {...(hand.refused > 0 || hand.fault === "crosses_itself" ? { c: "red" } : { c: "dimmed" })}
        >
          {saidFault ??
            t("zone.area", {
              points: hand.shape.length,
              area: formatArea(calculateZoneAreaSquareKilometres(hand.shape)),
            })}
        </Text>
        {isDrawn && branch && hand.shape.length === 0 && (
          <CircleButtons onChoose={(metres) => hand.replace(createCircleAround(branch, metres, 16))} />
        )}
        <CornerList hand={hand} />
        {(!isDrawn || pin) && (
          <DeliveryPriceCheck pin={pin} onPin={setPin} draft={draft} isDrawnOnly={hand.fault !== null} />
        )}
      </Stack>
    </Input.Wrapper>
  );
}

function ZoneDrawingTools({ hand }: { hand: ReturnType<typeof useShapeEditor> }) {
  const t = useTranslate();
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="md"
        leftSection={<Undo2 size={18} aria-hidden />}
        disabled={!hand.undo}
        onClick={() => hand.undo?.()}
      >
        {t("zone.undo")}
      </Button>
      <Button
        variant="default"
        size="md"
        leftSection={<Trash2 size={18} aria-hidden />}
        disabled={hand.chosen === null}
        onClick={() => hand.chosen !== null && hand.remove(hand.chosen)}
      >
        {t("zone.remove-point")}
      </Button>
    </Group>
  );
}

/** Buttons that draw a circle around the branch as the first shape of a zone. */
function CircleButtons({ onChoose }: { onChoose: (radiusMetres: number) => void }) {
  const t = useTranslate();
  return (
    <Group gap="xs">
      <Text size="sm">{t("zone.circle")}</Text>
      {CIRCLE_RADII_KM.map((kilometres) => (
        <Button key={kilometres} variant="default" size="md" onClick={() => onChoose(kilometres * 1000)}>
          {t("zone.kilometres", { count: kilometres })}
        </Button>
      ))}
    </Group>
  );
}

/** Returns the points that the map shows first: the shape, or the surroundings of other places if there is no shape. */
function listInitialMapPoints(
  shape: readonly (readonly [number, number])[],
  others: readonly Coordinates[],
): Coordinates[] {
  if (shape.length > 0) return shape.map(([longitude, latitude]) => ({ latitude, longitude }));
  return others.flatMap((place) =>
    createCircleAround(place, 3000, 4).map(([longitude, latitude]) => ({ latitude, longitude })),
  );
}

const formatArea = (kilometres: number) =>
  kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres));
