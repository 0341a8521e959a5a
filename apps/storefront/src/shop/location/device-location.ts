import { useState, useSyncExternalStore } from "react";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { ShellLocation } from "../../shells/shell.ts";
import { useShell } from "../../platform/shell-provider.tsx";

export type LocationRefusal = NonNullable<ShellLocation["refusal"]>;

let known: Coordinates | null = null;
const listeners = new Set<() => void>();

/** Where the device said that it is, while this page lives; null until the guest asked for it. */
export function useKnownDevicePlace(): Coordinates | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => null,
  );
}

/** Asks the device where it is [AD-12]; only ever by the guest's tap, so that the question explains itself. */
export function useDevicePlace(): { isAsking: boolean; locate(): Promise<ShellLocation> } {
  const shell = useShell();
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    async locate() {
      setIsAsking(true);
      const found = await shell.location();
      setIsAsking(false);
      if (found.refusal === null) {
        known = { latitude: found.latitude, longitude: found.longitude };
        for (const listener of listeners) listener();
      }
      return found;
    },
  };
}
