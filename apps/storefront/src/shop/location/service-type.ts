import { useShellKind } from "../../platform/shell-provider.tsx";
import { useBrand } from "../brand/brand.tsx";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useFulfillment } from "./fulfillment.ts";
import type { ServiceType } from "./fulfillment.ts";
import { useScannedTable } from "./table.ts";

/** Returns the service types that the brand enabled, and dine-in for a scanned table, in display order [BR-14]. */
export function useServiceTypes(): ServiceType[] {
  const { features } = useBrand().merchant;
  const table = useScannedTable();
  const offered: ServiceType[] = [];
  if (features.delivery) offered.push("DELIVERY");
  if (features.pickup) offered.push("PICK_UP");
  if (features.dineIn || table) offered.push("DINE_IN");
  return offered;
}

const CHANNEL_BY_SHELL = { web: "website", telegram: "telegram", click: "application" } as const;

/**
 * Returns the service type that the guest chose, or else the brand's default for this channel, or else the first
 * offered. Types that are switched off are skipped.
 */
export function useServiceType(): ServiceType {
  const offered = useServiceTypes();
  const { serviceType } = useFulfillment();
  const settings = useOrderSettings();
  const channel = CHANNEL_BY_SHELL[useShellKind()];
  const wanted = [serviceType, settings?.defaultDeliveryType[channel]];
  return wanted.find((each) => each && offered.includes(each)) ?? offered[0] ?? "DELIVERY";
}
