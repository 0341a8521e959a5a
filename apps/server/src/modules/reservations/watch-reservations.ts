import type { HallEvent } from "@dasturxon/contract";
import type { Bus, BusEvent } from "../../platform/bus/index.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { events, oneByOne, patiently, type Session } from "../../platform/http/index.ts";
import { CALL_TOPIC, RESERVATION_TOPIC } from "./announce.ts";
import { selectCall, selectReservation } from "./queries.ts";
import { viewCall, viewForStaff } from "./views.ts";

type Told = Pick<BusEvent, "seq" | "topic" | "merchantId" | "key">;
type Tell = (event: Told) => void;

/** Tells the open pages of a brand's staff what changes in the hall: one subscription for all of them. */
export interface HallWatch {
  watch(merchantId: string, tell: Tell): () => void;
}

const topics = [RESERVATION_TOPIC, CALL_TOPIC];

export function createHallWatch(bus: Bus): HallWatch {
  const watchers = new Map<string, Set<Tell>>();
  for (const topic of topics) {
    bus.subscribe(topic, (event) => {
      for (const tell of watchers.get(event.merchantId) ?? []) tell(event);
    });
  }
  return {
    watch(merchantId, tell) {
      const set = watchers.get(merchantId) ?? new Set();
      watchers.set(merchantId, set.add(tell));
      return () => {
        set.delete(tell);
        if (set.size === 0) watchers.delete(merchantId);
      };
    },
  };
}

interface Watching {
  db: Database;
  bus: Bus;
  hall: HallWatch;
  session: Session;
  branchId: string | null;
  lastEventId: string | null;
}

/** Each reservation and call again at each change, numbered as published; "resync" where too much was missed. */
export function streamHall({ db, bus, hall, session, branchId, lastEventId }: Watching) {
  const { merchantId } = session;
  return events<HallEvent>(({ send, resync, fail, signal }) => {
    let seen = Number(lastEventId ?? 0) || 0;
    const tell = async (event: Told) => {
      if (signal.aborted || event.seq <= seen) return;
      const found = await patiently(() => db.tenantRead(merchantId, (tx) => look(tx, event, session)));
      seen = event.seq;
      if (found && (branchId === null || found.branchId === branchId))
        send({ id: event.seq, data: found.data });
    };
    const queue = oneByOne(fail);
    // What was missed comes first: what happens meanwhile waits in the queue.
    if (lastEventId !== null) {
      queue(async () => {
        const missed = await patiently(() => bus.since(merchantId, seen));
        // A restored database knows no number so high: what comes is told from its last one on.
        seen = Math.min(seen, missed.last);
        if (!missed.isComplete) resync(missed.events.at(-1)?.seq ?? seen);
        for (const event of missed.events) if (topics.includes(event.topic)) await tell(event);
      });
    }
    return hall.watch(merchantId, (event) => queue(() => tell(event)));
  });
}

async function look(
  tx: Tx,
  { topic, merchantId, key }: Told,
  session: Session,
): Promise<{ branchId: string; data: HallEvent } | null> {
  if (topic === CALL_TOPIC) {
    const row = await selectCall(tx, merchantId, key);
    return row ? { branchId: row.branchId, data: { reservation: null, waiterCall: viewCall(row) } } : null;
  }
  const row = await selectReservation(tx, merchantId, key);
  return row
    ? { branchId: row.branch.id, data: { reservation: viewForStaff(row, session), waiterCall: null } }
    : null;
}
