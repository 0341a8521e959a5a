import type { TextByLanguage } from "@dasturxon/contract/shapes";
import type { BrandHealth } from "@dasturxon/domain/brand-health";
import { AT_HANDOVER_PAYMENT_TYPES } from "@dasturxon/domain/payment-type";
import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

export interface BrandHealthRow extends Omit<BrandHealth, "unattended"> {
  id: string;
  key: string;
  name: TextByLanguage;
  waitingSince: Date | null;
  total: number;
}

/** Returns a page of the brands that take orders, newest first. Requires the platform's database role. */
export function selectBrandHealth(
  tx: Tx,
  { now, first, most }: { now: Date; first: number; most: number },
): Promise<BrandHealthRow[]> {
  return queryRows(
    tx,
    sql<BrandHealthRow>`
      select h.merchant_id as id, h.key, h.name, h.unanswered, h.waiting_since as "waitingSince",
        h.accept_seconds as "acceptSeconds", h.accept_seconds_before as "acceptSecondsBefore",
        h.orders_today as "ordersToday", h.orders_week_before as "ordersWeekBefore",
        h.late_payments as "latePayments", h.differences, h.texts, h.max_texts as "maxTexts",
        h.failed_sign_ins as "failedSignIns", h.total
      from brand_health(${now}, ${AT_HANDOVER_PAYMENT_TYPES}::text[], ${first}::int, ${most}::int) h`,
  );
}

export interface BrandDevicesRow {
  id: string;
  /** Paired devices. Times are in ISO 8601. `beat` is null if a device never sent a heartbeat. */
  devices: {
    name: string;
    branch: TextByLanguage | null;
    beat: {
      beatAt: string;
      asleepSince: string | null;
      muteSince: string | null;
      closedAt: string | null;
    } | null;
  }[];
  unattended: number;
  unattendedSince: Date | null;
}

/** Returns the paired devices of the given brands, and these brands' branches without an awake device. */
export function selectBrandDevices(tx: Tx, brands: readonly string[]): Promise<BrandDevicesRow[]> {
  return queryRows(
    tx,
    sql<BrandDevicesRow>`
      select d.merchant_id as id, d.devices, d.unattended, d.unattended_since as "unattendedSince"
      from brand_devices(${brands}::uuid[]) d`,
  );
}
