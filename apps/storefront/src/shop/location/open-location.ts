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

const BRANCH = "location:branch:";
const DELETE = "location:delete:";
const EDIT = "location:edit:";
const COMPLETE = "location:complete:";

/**
 * Names of the panels for one branch, or for one address to delete, change, or complete before it is used for the
 * order.
 */
export const branchPanel = (id: string) => `${BRANCH}${id}`;
export const deletePanel = (id: string) => `${DELETE}${id}`;
export const editPanel = (id: string) => `${EDIT}${id}`;
export const completePanel = (id: string) => `${COMPLETE}${id}`;

const PREFIXES = { branch: BRANCH, delete: DELETE, edit: EDIT, complete: COMPLETE };

/** Returns the branch or address id from the name of the last opened panel of this kind. Null if none is open. */
export function openedId(panels: readonly string[], kind: keyof typeof PREFIXES): string | null {
  const prefix = PREFIXES[kind];
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
