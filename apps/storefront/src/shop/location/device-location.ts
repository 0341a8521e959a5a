import { useState } from "react";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { ShellLocation } from "../../shells/shell.ts";
import { createStore } from "../../platform/store.ts";
import { useShell } from "../../platform/shell-provider.tsx";

export type LocationRefusal = NonNullable<ShellLocation["refusal"]>;

const knownLocationStore = createStore<Coordinates | null>(null);

/** Last known location of the device, for the lifetime of the page. Null until the guest requests it. */
export const useKnownDeviceLocation = knownLocationStore.use;

/**
 * Requests the location of the device [AD-12]. Only called after a tap, so that the reason for the permission prompt is
 * clear.
 */
export function useDeviceLocation(): { isAsking: boolean; locate(): Promise<ShellLocation> } {
  const shell = useShell();
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    async locate() {
      setIsAsking(true);
      const found = await shell.location();
      setIsAsking(false);
      if (found.refusal === null) {
        knownLocationStore.set({ latitude: found.latitude, longitude: found.longitude });
      }
      return found;
    },
  };
}
