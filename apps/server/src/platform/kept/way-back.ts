import type { StaffRole } from "@dasturxon/domain/staff-permission";
import type { Changer } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { type Http, refuse, type Refused } from "../http/index.ts";
import type { MadeChange } from "../resource/take-back.ts";

type NotTakenBack = Refused<"not_found" | "forbidden" | "stale_version">;

/** What stands beside rows and is changed by a call of its own, and how its changes are taken back. */
export interface WayBack {
  /** What the audit calls it: `productStock`. */
  entity: string;
  writes: readonly StaffRole[];
  /** All of these, or none; refused, and the rows named, where something is not as they left it. */
  takeBack(tx: Tx, call: Changer, changes: readonly MadeChange[]): Promise<NotTakenBack | null>;
}

const boundTo = new WeakMap<Http, Map<string, WayBack>>();

function waysOf(http: Http): Map<string, WayBack> {
  const known = boundTo.get(http) ?? new Map<string, WayBack>();
  boundTo.set(http, known);
  return known;
}

/** Lets changes of what stands beside rows be taken back as those of rows are. */
export function bindWayBack(http: Http, way: WayBack): void {
  waysOf(http).set(way.entity, way);
}

/** Has it a way back of its own? */
export const hasWayBack = (http: Http, { entity }: Pick<MadeChange, "entity">): boolean =>
  waysOf(http).has(entity);

/** Takes changes back, each kind by its own way. [S37] */
export async function takeWaysBack(
  tx: Tx,
  http: Http,
  call: Changer,
  changes: readonly MadeChange[],
): Promise<NotTakenBack | null> {
  for (const [entity, own] of Map.groupBy(changes, (change) => change.entity)) {
    const way = waysOf(http).get(entity);
    if (!way) return refuse("not_found");
    if (!way.writes.some((role) => role === call.session.role)) return refuse("forbidden");
    const refused = await way.takeBack(tx, call, own);
    if (refused) return refused;
  }
  return null;
}
