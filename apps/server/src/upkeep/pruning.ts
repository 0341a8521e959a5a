import { pruneAlerts } from "../modules/alerts/index.ts";
import { pruneBotData } from "../modules/bot/index.ts";
import { pruneNotifications } from "../modules/notifications/index.ts";
import { pruneStartDrafts } from "../modules/onboarding/index.ts";
import { pruneClaims, pruneGroups, prunePositions } from "../modules/orders/index.ts";
import { deleteOldLaunches } from "../modules/telegram/index.ts";
import { pruneSessionsAndCodes } from "../modules/users/index.ts";
import type { EventBus } from "../platform/bus/index.ts";
import type { Clock } from "../platform/clock.ts";
import { type Database, deleteStoredReplies, deleteInBatches } from "../platform/database/index.ts";
import { deleteRateCounts } from "../platform/http/index.ts";
import { deleteOldChanges } from "../platform/audit/index.ts";

/** Lifetime in hours of events, for clients that reconnect, and of stored replies, for clients that retry. */
const EVENT_LIFETIME_HOURS = 48;

/** Deletes expired rows from tables that only grow. Runs once an hour. @returns number of deleted rows by kind. */
export async function pruneExpiredRows(parts: {
  db: Database;
  clock: Clock;
  bus: EventBus;
}): Promise<Record<string, number>> {
  const { db, clock, bus } = parts;
  const now = clock.now();
  return {
    events: await bus.purge(EVENT_LIFETIME_HOURS),
    keptReplies: await deleteInBatches(db, (tx, limit) =>
      deleteStoredReplies(tx, { olderThanHours: EVENT_LIFETIME_HOURS, limit }),
    ),
    rateCounts: await deleteInBatches(db, (tx, limit) => deleteRateCounts(tx, { now, limit })),
    changes: await deleteInBatches(db, (tx, limit) => deleteOldChanges(tx, { now, limit })),
    telegramLaunches: await deleteInBatches(db, (tx, limit) => deleteOldLaunches(tx, { now, limit })),
    ...(await pruneAlerts(db, now)),
    ...(await pruneSessionsAndCodes(db, now)),
    ...(await pruneNotifications(db, now)),
    ...(await pruneBotData(db, now)),
    ...(await prunePositions(db, now)),
    ...(await pruneGroups(db, now)),
    ...(await pruneClaims(db, now)),
    ...(await pruneStartDrafts(db, now)),
  };
}
