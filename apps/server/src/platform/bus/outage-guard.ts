import type { Database } from "../database/index.ts";
import type { EventDelivery } from "./delivery.ts";
import { findOutage, type Outage, extendOutage } from "./reach.ts";
import type { EventBusLog } from "./subscribers.ts";

interface OutageGuardParts {
  db: Database;
  log: EventBusLog;
  delivery: EventDelivery;
  isStopped: () => boolean;
}

/** Restricts the event bus to the reachable brands while the database servers of other brands do not respond. */
export interface OutageGuard {
  /** Returns the ids of the reachable brands during an outage, or null if all brands are reachable. */
  reachable(): string[] | null;
  /** Runs `work` for the reachable brands. If it fails because brands are unreachable, runs it again without them. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createOutageGuard({ db, log, delivery, isStopped }: OutageGuardParts): OutageGuard {
  let outage: Outage | null = null;
  /** Last event number delivered when the outage began. */
  let seenBefore = 0;
  return {
    reachable: () => outage?.reachable ?? null,
    async run(work) {
      const known = outage;
      const until = delivery.seen;
      if (known && performance.now() > known.retryAt) outage = null;
      try {
        const result = await work();
        if (known && !outage) await delivery.deliverMissed(known.absent, { after: seenBefore, until });
        return result;
      } catch (error) {
        // If the retry for the known reachable brands fails too, most likely the same brands are still unreachable, so
        // the outage is extended.
        outage = known && !outage ? extendOutage(known) : await findOutage(db, error, isStopped);
        if (!outage) throw error;
        if (!known) {
          seenBefore = delivery.seen;
          log.warn(
            { brands: outage.absent.length, error: String(error) },
            "the database is unreachable for some brands",
          );
        }
        return work();
      }
    },
  };
}
