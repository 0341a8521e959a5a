import type { ChangeAuthor } from "../../platform/audit/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Database, RolledBackResult, type Tx } from "../../platform/database/index.ts";
import type { Http } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import { selectStaff } from "../users/index.ts";
import { loadPublishableDrafts } from "./load-drafts.ts";
import { type UnpublishableDrafts, writeDrafts } from "./publish-drafts.ts";
import { deleteDrafts, type DraftRow, selectDraftsForUpdate, updateDraftsPublishMissed } from "./queries.ts";

interface PublishDueDraftsDeps {
  db: Database;
  clock: Clock;
  http: Http;
}

/**
 * Job that publishes drafts at their scheduled time, with the rights of the person who scheduled them, all or none. If
 * they cannot be published, they remain drafts with the error, for staff to review. [BR-14, MN-1]
 */
export async function publishDueDrafts(
  { db, clock, http }: PublishDueDraftsDeps,
  { merchantId }: { merchantId: string },
): Promise<void> {
  const missed = await db.tenant(merchantId, async (tx) => {
    const due = await selectDraftsForUpdate(tx, merchantId, { dueAt: clock.now() });
    const ids = due.map(({ id }) => id);
    const obstacles = await writeDueDrafts(tx, http, { merchantId, clock, due });
    if (obstacles.length > 0) return new RolledBackResult({ ids, obstacles });
    if (ids.length > 0) await deleteDrafts(tx, merchantId, ids);
    return null;
  });
  if (!missed) return;
  const { ids, obstacles } = missed.value;
  const faults = obstacles
    .filter(({ code }) => code !== "conflict")
    .map(({ id, code, field }) => ({ id, fault: { code, field } }));
  await db.tenant(merchantId, (tx) => updateDraftsPublishMissed(tx, merchantId, { ids, faults }));
}

async function writeDueDrafts(
  tx: Tx,
  http: Http,
  { merchantId, clock, due }: { merchantId: string; clock: Clock; due: readonly DraftRow[] },
): Promise<UnpublishableDrafts> {
  const batchId = newId();
  for (const [staffId, own] of Map.groupBy(due, ({ publishBy, byId }) => publishBy ?? byId)) {
    const call = await loadStaffChangeAuthor(tx, { merchantId, staffId, clock });
    const drafts = call ? await loadPublishableDrafts(tx, http, call, own) : [];
    const known = new Set(drafts.map(({ id }) => id));
    const lost = own.filter(({ id }) => !known.has(id));
    if (lost.length > 0) return lost.map(({ id }) => ({ id, code: "forbidden", field: null }));
    const obstacles = call && (await writeDrafts(tx, { ...call, batchId }, drafts));
    if (obstacles) return obstacles;
  }
  return [];
}

/**
 * Returns a caller with the current rights of a member of staff, for work in their absence. Null if they no longer
 * belong to the staff.
 */
export async function loadStaffChangeAuthor(
  tx: Tx,
  { merchantId, staffId, clock }: { merchantId: string; staffId: string; clock: Clock },
): Promise<ChangeAuthor | null> {
  const staff = await selectStaff(tx, merchantId, staffId);
  if (!staff) return null;
  const { id, role, name, branchIds } = staff;
  const session = { kind: "staff", merchantId, id, role, name, branchIds, tokenHash: Buffer.of() } as const;
  const info = { requestId: "", ip: "", userAgent: "", host: "", isSecure: false };
  return { session, clock, info };
}
