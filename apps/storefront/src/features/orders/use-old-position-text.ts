import type { OrderCourier } from "@dasturxon/contract";
import { isOldPosition } from "@dasturxon/domain/arrival";
import { formatTime } from "@dasturxon/domain/format";
import { useT } from "../../platform/i18n.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useServerTime } from "./use-server-time.ts";

const POSITION_TEXT_REFRESH_INTERVAL_MS = 15_000;

/** Returns the text "position as of 18:30" if the courier's position is older than two minutes, else null [OR-6]. */
export function useCourierPositionAgeText(courier: OrderCourier | null): string | null {
  const t = useT();
  const { timeZone } = useBrand().merchant;
  const now = useServerTime(POSITION_TEXT_REFRESH_INTERVAL_MS);
  const positionAt = courier?.positionAt;
  if (!positionAt || !isOldPosition(positionAt, now)) return null;
  return t("order.positionAsOf", { time: formatTime(positionAt, timeZone) });
}
