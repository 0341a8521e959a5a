import { useCallback } from "react";
import { guestAddresses } from "./guest-address-store.ts";
import { useOpenPanels } from "../../platform/panel.ts";
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
const ADDRESS_DELETE_PANEL_PREFIX = "location:delete:";
const ADDRESS_EDIT_PANEL_PREFIX = "location:edit:";
const ADDRESS_COMPLETE_PANEL_PREFIX = "location:complete:";

/**
 * Names of the panels for one branch, or for one address to delete, change, or complete before it is used for the
 * order.
 */
export const toBranchPanelName = (id: string) => `${BRANCH_PANEL_PREFIX}${id}`;
export const toAddressDeletePanelName = (id: string) => `${ADDRESS_DELETE_PANEL_PREFIX}${id}`;
export const toAddressEditPanelName = (id: string) => `${ADDRESS_EDIT_PANEL_PREFIX}${id}`;
export const toAddressCompletePanelName = (id: string) => `${ADDRESS_COMPLETE_PANEL_PREFIX}${id}`;

const LOCATION_PANEL_PREFIXES = {
  branch: BRANCH_PANEL_PREFIX,
  delete: ADDRESS_DELETE_PANEL_PREFIX,
  edit: ADDRESS_EDIT_PANEL_PREFIX,
  complete: ADDRESS_COMPLETE_PANEL_PREFIX,
};

/** Returns the branch or address id from the name of the last opened panel of this kind. Null if none is open. */
export function findOpenedLocationId(
  panels: readonly string[],
  kind: keyof typeof LOCATION_PANEL_PREFIXES,
): string | null {
  const prefix = LOCATION_PANEL_PREFIXES[kind];
  return panels.findLast((panel) => panel.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/**
 * `openLocation()` opens the location choice: the branches for pickup and dine-in [SH-3], the saved addresses for
 * delivery, or the map for a guest without saved addresses [SH-2].
 */
export function useOpenLocation(): (wanted?: ServiceType) => void {
  const { open } = useOpenPanels();
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
  const { panels, close } = useOpenPanels();
  return () => {
    const first = panels.find((panel) => panel.startsWith("location:"));
    if (first) close(first);
  };
}
