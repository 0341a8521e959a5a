import type { SupportState } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { getIdleSupportEntryLimit } from "./entry-times.ts";
import {
  deleteSupportConsent,
  deleteSupportEntries,
  insertOrUpdateSupportConsent,
  selectSupportConsent,
  selectAdministratorsInsideBrand,
} from "./queries.ts";

const HOUR_MS = 3_600_000;

/** Returns whether support of the platform may enter a brand, and the administrators who are inside. [S40] */
export async function showSupportState(tx: Tx, merchantId: string, now: Date): Promise<SupportState> {
  const consent = await selectSupportConsent(tx, merchantId, now);
  const inside = consent
    ? await selectAdministratorsInsideBrand(tx, { merchantId, now, idleSince: getIdleSupportEntryLimit(now) })
    : [];
  return {
    until: consent?.expiresAt.toISOString() ?? null,
    inside: inside.map(({ name, enteredAt }) => ({ name, enteredAt: enteredAt.toISOString() })),
  };
}

/**
 * Allows support to enter the brand for the given number of hours from now. Old entries of an expired consent are
 * deleted. [S40]
 */
export async function grantSupportConsent(tx: Tx, call: ChangeAuthor, hours: number): Promise<SupportState> {
  const { merchantId, id: by } = call.session;
  const now = call.clock.now();
  const before = await selectSupportConsent(tx, merchantId, now);
  if (!before) await deleteSupportEntries(tx, merchantId);
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await insertOrUpdateSupportConsent(tx, merchantId, { by, now, expiresAt });
  recordChange(tx, call, {
    entity: "supportConsent",
    entityId: null,
    kind: before ? "changed" : "added",
    before: before ? { until: before.expiresAt.toISOString() } : null,
    after: { until: expiresAt.toISOString() },
  });
  return showSupportState(tx, merchantId, now);
}

/** Ends the owner's consent. Sessions of support end with the transaction, and open streams after the event. [S40] */
export async function revokeSupportConsent(tx: Tx, call: ChangeAuthor): Promise<SupportState> {
  const { merchantId } = call.session;
  const now = call.clock.now();
  const before = await selectSupportConsent(tx, merchantId, now);
  await deleteSupportConsent(tx, merchantId);
  await deleteSupportEntries(tx, merchantId);
  await publishEvent(tx, { merchantId, topic: "support-ended", key: merchantId, payload: {} });
  if (before)
    recordChange(tx, call, {
      entity: "supportConsent",
      entityId: null,
      kind: "removed",
      before: { until: before.expiresAt.toISOString() },
      after: null,
    });
  return showSupportState(tx, merchantId, now);
}
