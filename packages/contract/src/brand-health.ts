import { DEVICE_STATES } from "@dasturxon/domain/device-state";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant, text } from "./shapes.ts";

const seconds = z.number().nullable();
/** How a brand that takes orders stands now; null: there is nothing to tell it by. */
const healthyBrand = z.object({
  id,
  key: z.string(),
  name: text,
  /** Orders that wait for an answer for more than three minutes, and since when the first of them does. */
  unanswered: z.int(),
  waitingSince: instant.nullable(),
  /**
   * The median from order to acceptance today, and of the newest 200 in the fourteen days before: of orders that are
   * paid on receipt and wanted at once.
   */
  acceptSeconds: seconds,
  acceptSecondsBefore: seconds,
  /** Today on the brand's clock, and on the same weekday of the week before until the same time. */
  ordersToday: z.int(),
  ordersWeekBefore: z.int(),
  /** Paired devices, and those of them that are asleep, mute or offline. */
  devices: z.int(),
  silentDevices: z.array(
    z.object({
      name: z.string(),
      /** Null: it stands in no single branch. */
      branch: text.nullable(),
      state: z.enum(DEVICE_STATES),
      /** Null: it was never seen. */
      since: instant.nullable(),
    }),
  ),
  /** Branches that are open while no device that hears their orders is awake, and since when the first of them is. */
  unattended: z.int(),
  unattendedSince: instant.nullable(),
  /** Money that came after its order had ended; what a provider said otherwise than we knew, and nobody looked at. */
  latePayments: z.int(),
  differences: z.int(),
  /** SMS of this month, and how many it may send. */
  texts: z.int(),
  maxTexts: z.int().nullable(),
  /** Sign-ins of the staff that failed in the last quarter of an hour, of those who did not come in since. */
  failedSignIns: z.int(),
});

/** The brands side by side, for who looks after the installation; answered on its own hosts alone. */
export const brandHealth = {
  platformHealth: endpoint({
    auth: "platform",
    scope: "platform",
    isOnPlatformHost: true,
    method: "GET",
    path: "/platform/v1/health",
    summary: "How the brands that take orders stand now, those that need a look first on each page",
    query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }),
    reply: z.object({ at: instant, brands: z.array(healthyBrand), total: z.int(), pages: z.int() }),
  }),
};

export type HealthyBrand = z.infer<typeof healthyBrand>;
