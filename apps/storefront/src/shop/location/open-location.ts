import { useCallback } from "react";
import { guestAddresses } from "./guest-address-store.ts";
import { usePanels } from "../../platform/panel.ts";
import type { ServiceType } from "./fulfillment.ts";
import { useServiceType } from "./service-type.ts";
import { useSession } from "../session/session.ts";

/** Panels of the location choice, by their names in the history state. */
export const LOCATION_PANELS = {
  saved: "location:saved",
  map: "location:map",
  search: "location:search",
  details: "location:details",
  branches: "location:branches",
} as const;

const BRANCH_PANEL_PREFIX = "location:branch:";
const DELETE_PANEL_PREFIX = "location:delete:";
const EDIT_PANEL_PREFIX = "location:edit:";
const COMPLETE_PANEL_PREFIX = "location:complete:";

/**
 * Names of the panels for one branch, or for one address to delete, change, or complete before it is used for the
 * order.
 */
export const toBranchPanelName = (id: string) => `${BRANCH_PANEL_PREFIX}${id}`;
export const toAddressDeletePanelName = (id: string) => `${DELETE_PANEL_PREFIX}${id}`;
export const toAddressEditPanelName = (id: string) => `${EDIT_PANEL_PREFIX}${id}`;
export const toAddressCompletePanelName = (id: string) => `${COMPLETE_PANEL_PREFIX}${id}`;

const PANEL_PREFIXES = {
  branch: BRANCH_PANEL_PREFIX,
  delete: DELETE_PANEL_PREFIX,
  edit: EDIT_PANEL_PREFIX,
  complete: COMPLETE_PANEL_PREFIX,
};

/** Returns the branch or address id from the name of the last opened panel of this kind. Null if none is open. */
export function findOpenedId(panels: readonly string[], kind: keyof typeof PANEL_PREFIXES): string | null {
  const prefix = PANEL_PREFIXES[kind];
  return panels.findLast((panel) => panel.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/**
 * `openLocation()` opens the location choice: the branches for pickup and dine-in [SH-3], the saved addresses for
 * delivery, or the map for a guest without saved addresses [SH-2].
 */
export function useOpenLocation(): (wanted?: ServiceType) => void {
  const { open } = usePanels();
  const serviceType = useServiceType();
  const hasSaved = useSession() !== null;
  const guests = guestAddresses.use();
  return useCallback(
    (wanted = serviceType) => {
      if (wanted !== "DELIVERY") return open(LOCATION_PANELS.branches);
      open(hasSaved || guests.length > 0 ? LOCATION_PANELS.saved : LOCATION_PANELS.map);
    },
    [open, serviceType, hasSaved, guests.length],
  );
}

/** Closes all panels of the location choice in one step back. */
export function useCloseLocation(): () => void {
  const { panels, close } = usePanels();
  return () => {
    const first = panels.find((panel) => panel.startsWith("location:"));
    if (first) close(first);
  };
}
