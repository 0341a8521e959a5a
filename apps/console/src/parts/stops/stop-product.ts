import type { SaleStopsChange } from "@dasturxon/contract";
import { instantFromWallTime, addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";

/** Durations for which a product can be stopped. Each one except `by-hand` ends automatically. */
export const stopChoices = ["half-hour", "two-hours", "until-tomorrow", "by-hand"] as const;
export type StopDurationChoice = (typeof stopChoices)[number];

/** Query key of the stop list. */
export const STOP_LIST_QUERY_KEY = ["stop-list"];

const MORNING_MINUTE_OF_DAY = 6 * 60;

/** Returns the end of a stop. Null: the stop ends only manually. `until-tomorrow` ends at 06:00 in the brand's time zone. */
export function calculateStopEnd(choice: StopDurationChoice, now: Date, timeZone: string): Date | null {
  switch (choice) {
    case "half-hour":
      return new Date(now.getTime() + 30 * 60_000);
    case "two-hours":
      return new Date(now.getTime() + 120 * 60_000);
    case "until-tomorrow":
      return instantFromWallTime(addDays(dayFromInstant(now, timeZone), 1), MORNING_MINUTE_OF_DAY, timeZone);
    case "by-hand":
      return null;
  }
}

/**
 * Returns functions that stop and resume products, and that undo a change. The undo skips products that others have
 * changed since. Both refetch the stop list.
 */
export function useStopActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  const finishStopChange = async (refusal: Parameters<typeof showRefusal>[0] | null) => {
    if (refusal) showRefusal(refusal, language);
    await client.invalidateQueries({ queryKey: STOP_LIST_QUERY_KEY });
  };
  return {
    /**
     * Stops products, or resumes them if `choice` is null. `branchId` null: all branches. Returns the changes for the
     * undo, or null if the API refused the request.
     */
    async change(productIds: string[], choice: StopDurationChoice | null, branchId: string | null) {
      const until = choice && (calculateStopEnd(choice, new Date(), timeZone)?.toISOString() ?? null);
      const stop = choice && { until };
      const [refusal, reply] = await api.call("POST /console/v1/stops", {
        body: { productIds, branchId, stop },
      });
      await finishStopChange(refusal);
      return reply?.changes ?? null;
    },
    async restore(changes: SaleStopsChange[]): Promise<void> {
      const [refusal, reply] = await api.call("PUT /console/v1/stops", { body: { changes } });
      await finishStopChange(refusal);
      const count = reply?.keptIds.length ?? 0;
      if (count > 0) notifications.show({ message: t("stop.changed-since", { count }), autoClose: 4500 });
    },
  };
}
