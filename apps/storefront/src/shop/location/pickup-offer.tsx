import { Store } from "lucide-react";
import type { Coordinates } from "@dasturxon/domain/zones";
import { branchesQuery } from "./branches.ts";
import { useBrand, useText } from "../brand/brand.tsx";
import { useFormatDistance } from "../brand/distance-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { OpenStateText } from "./open-words.tsx";
import type { Menu } from "../../platform/shapes.ts";
import { findNearestPickupBranch } from "./pickup-nearby.ts";
import { useServiceTypes } from "./service-type.ts";
import { useNow } from "../../platform/use-now.ts";

export interface PickupOfferProps {
  /** Point that is outside every delivery zone. */
  point: Coordinates;
  /** Pauses of orders, from the menu. */
  pauses: Menu["pauses"];
  onChoose(branchId: string): void;
}

/**
 * Renders the nearest open branch for pickup: its full name, the distance and the closing time. Renders nothing if
 * pickup is not available.
 */
export function PickupOffer({ point, pauses, onChoose }: PickupOfferProps) {
  const t = useT();
  const text = useText();
  const distanceText = useFormatDistance();
  const { timeZone } = useBrand().merchant;
  const now = useNow();
  const isOffered = useServiceTypes().includes("PICK_UP");
  const { data: branches } = branchesQuery.use(isOffered ? undefined : null);
  const nearest =
    isOffered && branches && now !== null
      ? findNearestPickupBranch(branches, point, { now, timeZone, pauses })
      : null;
  if (!nearest) return null;
  const { branch, distance, today } = nearest;
  return (
    <button
      type="button"
      onClick={() => onChoose(branch.id)}
      className="flex min-h-14 w-full items-center gap-3 rounded-control bg-sunken px-3.5 py-2.5 text-start text-small"
    >
      <Store size={20} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{t("branch.pickUpFrom", { branch: text(branch.name) })}</span>
        <span className="block text-ink-2">
          {distanceText(distance)} · <OpenStateText today={today} />
        </span>
      </span>
    </button>
  );
}
