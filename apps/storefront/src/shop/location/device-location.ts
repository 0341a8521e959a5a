import { useState } from "react";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { ShellLocation } from "../../shells/shell.ts";
import { createStore } from "../../platform/store.ts";
import { useShell } from "../../platform/shell-provider.tsx";

export type LocationRefusal = NonNullable<ShellLocation["refusal"]>;

const known = createStore<Coordinates | null>(null);

/** Where the device said that it is, while this page lives; null until the guest asked for it. */
export const useKnownDeviceLocation = known.use;

/** Asks the device where it is [AD-12]; only ever by the guest's tap, so that the question explains itself. */
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
        known.set({ latitude: found.latitude, longitude: found.longitude });
      }
      return found;
    },
  };
}
