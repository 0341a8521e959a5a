import { useEffect, useMemo, useState } from "react";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import type { Branch } from "../../platform/shapes.ts";
import type { PickerBranchChoice } from "./use-branch-choice.ts";

const BRANCH_MAP_DEFAULT_ZOOM = 10;
/** Delay before the map shows all branches after they are loaded, milliseconds [BN-1]. */
const FIT_BRANCHES_DELAY_MS = 500;

/** Renders the branches as pins. A tap chooses a branch and shows its card above the button [BN-1]. */
export function BranchMap({ Map, choice }: { Map: MapView; choice: PickerBranchChoice }) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  const { listed, chosen } = choice;
  const [target] = useState(() => ({ ...(chosen ?? merchant), zoom: BRANCH_MAP_DEFAULT_ZOOM }));
  const ids = listed.map(({ branch }) => branch.id).join(" ");
  const markers = useMemo(
    () =>
      listed.map(({ branch }) => ({
        ...toCoordinates(branch),
        id: branch.id,
        label: text(branch.name),
        isActive: branch.id === chosen?.id,
      })),
    // The current time in `listed` must not redraw the pins.
    // oxlint-disable-next-line react/exhaustive-deps
    [ids, chosen?.id],
  );
  const [fitTo, setFitTo] = useState<Pick<Branch, "latitude" | "longitude">[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setFitTo(markers), FIT_BRANCHES_DELAY_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids]);

  return (
    <Map
      className="absolute inset-0"
      label={t("branch.map")}
      target={target}
      markers={markers}
      fitTo={fitTo}
      onMarker={choice.setPickedId}
    />
  );
}

function toCoordinates({ latitude, longitude }: Branch) {
  return { latitude, longitude };
}
