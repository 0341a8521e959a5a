import { useCallback } from "react";
import { guestAddresses } from "./guest-address-store.ts";
import { usePanels } from "../../platform/panel.ts";
import type { ServiceType } from "./fulfillment.ts";
import { useServiceType } from "./service-type.ts";
import { useSession } from "../session/session.ts";

/** The panels of choosing a place, by the names that history knows them by. */
export const PLACE_PANELS = {
  saved: "place:saved",
  map: "place:map",
  search: "place:search",
  details: "place:details",
  branches: "place:branches",
} as const;

const BRANCH = "place:branch:";
const DELETE = "place:delete:";
const EDIT = "place:edit:";
const COMPLETE = "place:complete:";

/** Panels about one branch, or one address to be deleted, changed, or completed before it can be the order's. */
export const branchPanel = (id: string) => `${BRANCH}${id}`;
export const deletePanel = (id: string) => `${DELETE}${id}`;
export const editPanel = (id: string) => `${EDIT}${id}`;
export const completePanel = (id: string) => `${COMPLETE}${id}`;

const PREFIXES = { branch: BRANCH, delete: DELETE, edit: EDIT, complete: COMPLETE };

/** Id within the name of the panel that is open, or null. */
export function openedId(panels: readonly string[], kind: keyof typeof PREFIXES): string | null {
  const prefix = PREFIXES[kind];
  return panels.findLast((panel) => panel.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/**
 * `openPlace()` opens the choice of where: branches for pickup and dine-in [SH-3]; for delivery the saved addresses,
 * or the map at once for a guest who has none [SH-2].
 */
export function useOpenPlace(): (wanted?: ServiceType) => void {
  const { open } = usePanels();
  const serviceType = useServiceType();
  const hasSaved = useSession() !== null;
  const guests = guestAddresses.use();
  return useCallback(
    (wanted = serviceType) => {
      if (wanted !== "DELIVERY") return open(PLACE_PANELS.branches);
      open(hasSaved || guests.length > 0 ? PLACE_PANELS.saved : PLACE_PANELS.map);
    },
    [open, serviceType, hasSaved, guests.length],
  );
}

/** Closes every panel of choosing a place, in one step back. */
export function useClosePlace(): () => void {
  const { panels, close } = usePanels();
  return () => {
    const first = panels.find((panel) => panel.startsWith("place:"));
    if (first) close(first);
  };
}
