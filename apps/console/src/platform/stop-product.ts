import { instantAt, addDays, dayOf } from "@dasturxon/domain/time-zone";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";
import { useStaff } from "./session.tsx";
import { tellRefusal } from "./tell-refusal.ts";
import { useLanguage } from "./use-language.tsx";

/** How long a dish can be stopped for; every stop but the last one heals itself. */
export const stopChoices = ["half-hour", "two-hours", "until-tomorrow", "by-hand"] as const;
export type StopChoice = (typeof stopChoices)[number];

const MORNING_MINUTES = 6 * 60;

/** The end of a stop; null: by hand. Tomorrow begins at six on the brand's clock. */
export function stopEnd(choice: StopChoice, now: Date, timeZone: string): Date | null {
  switch (choice) {
    case "half-hour":
      return new Date(now.getTime() + 30 * 60_000);
    case "two-hours":
      return new Date(now.getTime() + 120 * 60_000);
    case "until-tomorrow":
      return instantAt(addDays(dayOf(now, timeZone), 1), MORNING_MINUTES, timeZone);
    case "by-hand":
      return null;
  }
}

/** Stops and starts products; the list reads itself anew afterwards. */
export function useStopProduct() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const { timeZone } = useStaff().merchant;
  const after = (refusal: Parameters<typeof tellRefusal>[0] | null): boolean => {
    if (refusal) tellRefusal(refusal, language);
    void client.invalidateQueries({ queryKey: ["stop-list"] });
    return refusal === null;
  };
  return {
    async stop(id: string, choice: StopChoice) {
      const until = stopEnd(choice, new Date(), timeZone)?.toISOString() ?? null;
      const [refusal] = await api.call("POST /console/v1/products/{id}/stop", {
        path: { id },
        body: { until },
      });
      return after(refusal);
    },
    async start(id: string) {
      const [refusal] = await api.call("DELETE /console/v1/products/{id}/stop", { path: { id } });
      return after(refusal);
    },
  };
}
