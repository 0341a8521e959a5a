import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { sumBrandTroubleWeights } from "@dasturxon/domain/brand-health";
import { findDeviceState } from "@dasturxon/domain/device-state";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type BrandDevicesRow, selectBrandDevices, selectBrandHealth } from "./queries.ts";

/** Number of brands per page. The query takes about two milliseconds per brand with some thousand orders. */
const BRANDS_PER_PAGE = 100;

/** Returns the current state of the brands, the most urgent ones first [S39]. */
export async function showBrandsHealth(
  { db, clock }: { db: Database; clock: Clock },
  page: number,
): Promise<EndpointReply<typeof endpoints.platformHealth>> {
  const now = clock.now();
  const question = { now, first: page * BRANDS_PER_PAGE, most: BRANDS_PER_PAGE };
  const { found, devices } = await db.platform(async (tx) => {
    const page = await selectBrandHealth(tx, question);
    return {
      found: page,
      devices: await selectBrandDevices(
        tx,
        page.map(({ id }) => id),
      ),
    };
  });
  const total = found[0]?.total ?? 0;
  const brands = found
    .map(({ total: _total, waitingSince, ...brand }) => ({
      ...brand,
      waitingSince: waitingSince?.toISOString() ?? null,
      ...viewDevices(
        devices.find(({ id }) => id === brand.id),
        now,
      ),
    }))
    .sort(
      (one, other) =>
        sumBrandTroubleWeights(other) - sumBrandTroubleWeights(one) ||
        other.unanswered - one.unanswered ||
        other.ordersToday - one.ordersToday,
    );
  return { at: now.toISOString(), brands, total, pages: Math.ceil(total / BRANDS_PER_PAGE) };
}

function viewDevices(row: BrandDevicesRow | undefined, now: Date) {
  const states = (row?.devices ?? []).map(({ name, branch, beat }) => {
    const { state, since } = findDeviceState(beat && parseHeartbeatDates(beat), now);
    return { name, branch, state, since: since?.toISOString() ?? null };
  });
  return {
    devices: states.length,
    silentDevices: states.filter(({ state }) => state !== "awake"),
    unattended: row?.unattended ?? 0,
    unattendedSince: row?.unattendedSince?.toISOString() ?? null,
  };
}

const parseNullableDate = (iso: string | null) => (iso === null ? null : new Date(iso));

const parseHeartbeatDates = ({
  beatAt,
  asleepSince,
  muteSince,
  closedAt,
}: NonNullable<BrandDevicesRow["devices"][number]["beat"]>) => ({
  beatAt: new Date(beatAt),
  asleepSince: parseNullableDate(asleepSince),
  muteSince: parseNullableDate(muteSince),
  closedAt: parseNullableDate(closedAt),
});
