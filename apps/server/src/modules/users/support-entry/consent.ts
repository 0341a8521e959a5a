import type { SupportState } from "@dasturxon/contract";
import { type Changer, recordChange } from "../../../platform/audit/index.ts";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { idleSince } from "./entry-times.ts";
import {
  deleteConsent,
  deleteEntries,
  insertOrUpdateConsent,
  selectConsent,
  selectInside,
} from "./queries.ts";

const HOUR_MS = 3_600_000;

/** Returns whether support of the platform may enter a brand, and the administrators who are inside. [S40] */
export async function showSupport(tx: Tx, merchantId: string, now: Date): Promise<SupportState> {
  const consent = await selectConsent(tx, merchantId, now);
  const inside = consent ? await selectInside(tx, { merchantId, now, idleSince: idleSince(now) }) : [];
  return {
    until: consent?.expiresAt.toISOString() ?? null,
    inside: inside.map(({ name, enteredAt }) => ({ name, enteredAt: enteredAt.toISOString() })),
  };
}

/**
 * Allows support to enter the brand for the given number of hours from now. Old entries of an expired consent are
 * deleted. [S40]
 */
export async function giveConsent(tx: Tx, call: Changer, hours: number): Promise<SupportState> {
  const { merchantId, id: by } = call.session;
  const now = call.clock.now();
  const before = await selectConsent(tx, merchantId, now);
  if (!before) await deleteEntries(tx, merchantId);
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await insertOrUpdateConsent(tx, merchantId, { by, now, expiresAt });
  recordChange(tx, call, {
    entity: "supportConsent",
    entityId: null,
    kind: before ? "changed" : "added",
    before: before ? { until: before.expiresAt.toISOString() } : null,
    after: { until: expiresAt.toISOString() },
  });
  return showSupport(tx, merchantId, now);
}

/** Ends the owner's consent. Sessions of support end with the transaction, and open streams after the event. [S40] */
export async function endConsent(tx: Tx, call: Changer): Promise<SupportState> {
  const { merchantId } = call.session;
  const now = call.clock.now();
  const before = await selectConsent(tx, merchantId, now);
  await deleteConsent(tx, merchantId);
  await deleteEntries(tx, merchantId);
  await publish(tx, { merchantId, topic: "support-ended", key: merchantId, payload: {} });
  if (before)
    recordChange(tx, call, {
      entity: "supportConsent",
      entityId: null,
      kind: "removed",
      before: { until: before.expiresAt.toISOString() },
      after: null,
    });
  return showSupport(tx, merchantId, now);
}
