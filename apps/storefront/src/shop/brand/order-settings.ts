import { useRouteLoaderData } from "react-router";
import type { OrderSettings } from "../../platform/shapes.ts";
import { changedBrandSettingsStore } from "./fresh-settings.ts";

/**
 * Returns the ordering rules (minimum, service fee, area check), loaded by the shop's layout. Null if they failed to
 * load.
 */
export function useOrderSettings(): OrderSettings | null {
  const fresh = changedBrandSettingsStore.use();
  const data = useRouteLoaderData<{ orderSettings: OrderSettings | null }>("routes/shop-layout");
  return fresh?.orderSettings ?? data?.orderSettings ?? null;
}
