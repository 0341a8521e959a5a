import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../../platform/database/index.ts";

/** A heartbeat sent by a page. */
export interface NewHeartbeat {
  pageId: string;
  isAwake: boolean;
  isAudible: boolean;
  canNotify: boolean;
  battery: number | null;
  isCharging: boolean | null;
  branchId: string | null;
  now: Date;
  /** Seconds without a heartbeat after which another page of the device may replace this page. */
  offlineSeconds: number;
}

/** Returns the device of a session: the paired device, or the session itself. */
export function selectDeviceOfSession(
  tx: Tx,
  merchantId: string,
  tokenHash: Buffer,
): Promise<{ id: string; staffId: string; isPaired: boolean } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ id: string; staffId: string; isPaired: boolean }>`
      select coalesce(device_id, id) as id, staff_id as "staffId", device_id is not null as "isPaired"
      from staff_sessions where merchant_id = ${merchantId} and token_hash = ${tokenHash}`,
  );
}

/**
 * Stores a heartbeat, unless another open page of the device takes precedence. An awake page takes precedence over a
 * sleeping one, then a page with sound over a silent one. Returns the time since which the device has been awake
 * without a break. Null if it is not awake or another page takes precedence.
 */
export async function insertOrUpdateHeartbeat(
  tx: Tx,
  merchantId: string,
  beat: NewHeartbeat & { id: string; staffId: string; isPaired: boolean },
): Promise<Date | null> {
  const { id, staffId, isPaired, pageId, isAwake, isAudible, canNotify } = beat;
  const { battery, isCharging, branchId, now, offlineSeconds } = beat;
  const isFresh = sql`(b.closed_at is null and b.beat_at >= ${now}::timestamptz - make_interval(secs => ${offlineSeconds}))`;
  const written = await queryMaybeOne(
    tx,
    sql<{ awakeSince: Date | null }>`
      insert into device_beats as b (merchant_id, id, staff_id, is_paired, branch_id, page_id, beat_at, awake_since,
        asleep_since, mute_since, can_notify, battery, is_charging)
      values (${merchantId}, ${id}, ${staffId}, ${isPaired}, ${branchId}, ${pageId}, ${now},
        ${isAwake ? now : null}, ${isAwake ? null : now}, ${isAudible ? null : now}, ${canNotify}, ${battery}, ${isCharging})
      on conflict (merchant_id, id) do update set staff_id = excluded.staff_id, is_paired = excluded.is_paired,
        branch_id = excluded.branch_id, page_id = excluded.page_id, beat_at = excluded.beat_at, closed_at = null,
        awake_since = case when excluded.awake_since is not null
          then coalesce(case when ${isFresh} then b.awake_since end, excluded.awake_since) end,
        asleep_since = case when excluded.asleep_since is not null
          then coalesce(case when ${isFresh} then b.asleep_since end, excluded.asleep_since) end,
        mute_since = case when excluded.mute_since is not null
          then coalesce(case when ${isFresh} then b.mute_since end, excluded.mute_since) end,
        can_notify = excluded.can_notify, battery = excluded.battery, is_charging = excluded.is_charging
      where b.page_id = excluded.page_id or not ${isFresh}
        or (excluded.asleep_since is null, excluded.mute_since is null) >= (b.asleep_since is null, b.mute_since is null)
      returning b.awake_since as "awakeSince"`,
  );
  return written?.awakeSince ?? null;
}

/** Marks a device as closed, if this page sent the stored heartbeat. */
export async function updateDeviceClosedAt(
  tx: Tx,
  merchantId: string,
  { id, pageId, now }: { id: string; pageId: string; now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update device_beats set closed_at = ${now}
      where merchant_id = ${merchantId} and id = ${id} and page_id = ${pageId} and closed_at is null`,
  );
}

/** Records that a console receives the orders of these branches today (UTC). Null means all branches. */
export async function insertOrUpdateBranchWatches(
  tx: Tx,
  merchantId: string,
  { branchIds, now }: { branchIds: readonly string[] | null; now: Date },
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await runStatement(
    tx,
    sql`insert into branch_watches as w (merchant_id, branch_id, heard_on)
      select ${merchantId}, b.id, ${today}::date from branches b
      where b.merchant_id = ${merchantId} and b.deleted_at is null
        and (${branchIds}::uuid[] is null or b.id = any(${branchIds}::uuid[]))
        and not exists (select from branch_watches known
          where known.merchant_id = ${merchantId} and known.branch_id = b.id and known.heard_on = ${today}::date)
      order by b.id
      on conflict (merchant_id, branch_id) do update set heard_on = excluded.heard_on`,
  );
}

export interface DeviceHeartbeatRow {
  id: string;
  name: string;
  isPaired: boolean;
  /** Id of the member of staff who signed in last. Null if there was no sign-in yet. */
  staffId: string | null;
  /** Branch of the paired device, else the branch that its page shows. Null: several branches. */
  branchId: string | null;
  /** Branches that the member of staff works in. Null: all, or no sign-in yet. */
  branchIds: string[] | null;
  role: StaffRole | null;
  /** Time of the device's last heartbeat. Null if it never sent one. */
  beatAt: Date | null;
  asleepSince: Date | null;
  muteSince: Date | null;
  closedAt: Date | null;
  canNotify: boolean;
  battery: number | null;
  isCharging: boolean | null;
}

/**
 * Returns the paired devices, then the other browsers with a valid session whose page was not closed and sent a
 * heartbeat in the last two hours.
 */
export function selectHeartbeats(tx: Tx, merchantId: string, now: Date): Promise<DeviceHeartbeatRow[]> {
  return queryRows(
    tx,
    sql<DeviceHeartbeatRow>`
      select d.id, d.name, true as "isPaired", b.staff_id as "staffId", coalesce(d.branch_id, b.branch_id) as "branchId",
        s.branch_ids as "branchIds", s.role, b.beat_at as "beatAt", b.asleep_since as "asleepSince",
        b.mute_since as "muteSince", b.closed_at as "closedAt", coalesce(b.can_notify, false) as "canNotify",
        b.battery, b.is_charging as "isCharging"
      from devices d
      left join device_beats b on b.merchant_id = ${merchantId} and b.id = d.id
      left join staff s on s.merchant_id = ${merchantId} and s.id = b.staff_id
      where d.merchant_id = ${merchantId} and d.deleted_at is null and d.paired_at is not null
      union all
      select b.id, s.name, false, b.staff_id, b.branch_id, s.branch_ids, s.role, b.beat_at, b.asleep_since, b.mute_since, b.closed_at,
        b.can_notify, b.battery, b.is_charging
      from device_beats b
      join staff_sessions t on t.merchant_id = ${merchantId} and t.id = b.id and t.expires_at > ${now}
      join staff s on s.merchant_id = ${merchantId} and s.id = b.staff_id and s.is_active and s.deleted_at is null
      where b.merchant_id = ${merchantId} and not b.is_paired and b.closed_at is null
        and b.beat_at > ${now}::timestamptz - interval '2 hours'
      order by 3 desc, 2, 1 limit 500`,
  );
}

/** Deletes heartbeats older than 30 days. */
export function deleteOldHeartbeats(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from device_beats where (merchant_id, id) in (
      select merchant_id, id from device_beats where beat_at < ${now}::timestamptz - interval '30 days' limit ${limit})`,
  );
}
