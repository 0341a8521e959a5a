import { DEVICE_STATES } from "@dasturxon/domain/device-state";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id, instant, textByLanguage } from "./shapes.ts";

const nullableSeconds = z.number().nullable();
/** State of a brand that takes orders. Null values: no data. */
const brandHealthReport = z.object({
  id,
  key: z.string(),
  name: textByLanguage,
  /** Number of orders that wait for a reaction for more than three minutes, and the start of the longest wait. */
  unanswered: z.int(),
  waitingSince: instant.nullable(),
  /**
   * Median time in seconds from the placing of an order to its acceptance: today, and of the newest 200 orders in the
   * fourteen days before. Includes only orders paid on receipt and wanted as soon as possible.
   */
  acceptSeconds: nullableSeconds,
  acceptSecondsBefore: nullableSeconds,
  /** Orders today in the brand's time zone, and on the same weekday of the previous week up to the same time. */
  ordersToday: z.int(),
  ordersWeekBefore: z.int(),
  /** Number of paired devices, and list of devices that are asleep, muted or offline. */
  devices: z.int(),
  silentDevices: z.array(
    z.object({
      name: z.string(),
      /** Branch of the device; null: not assigned to a single branch. */
      branch: textByLanguage.nullable(),
      state: z.enum(DEVICE_STATES),
      /** Time when the device entered its present state; null: the device was never seen. */
      since: instant.nullable(),
    }),
  ),
  /** Number of open branches that have no awake device to ring for orders, and the start of the longest such period. */
  unattended: z.int(),
  unattendedSince: instant.nullable(),
  /**
   * Number of payments that arrived after their order had ended. `differences`: number of unreviewed differences
   * between the payment providers' records and ours.
   */
  latePayments: z.int(),
  differences: z.int(),
  /** Number of SMS sent this month, and the monthly limit. */
  texts: z.int(),
  maxTexts: z.int().nullable(),
  /** Number of failed staff sign-ins in the last 15 minutes, without persons who have signed in since. */
  failedSignIns: z.int(),
});

/** Overview of all brands for administrators of the installation. Served only on the platform's own hosts. */
export const brandHealthEndpoints = {
  platformHealth: declareEndpoint({
    auth: "platform",
    scope: "platform",
    isOnPlatformHost: true,
    method: "GET",
    path: "/platform/v1/health",
    summary: "Lists the health of the brands that take orders; those that need attention first on each page",
    query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }),
    reply: z.object({ at: instant, brands: z.array(brandHealthReport), total: z.int(), pages: z.int() }),
  }),
};

export type BrandHealthReport = z.infer<typeof brandHealthReport>;
