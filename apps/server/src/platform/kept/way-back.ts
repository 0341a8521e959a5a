import type { StaffRole } from "@dasturxon/domain/staff-permission";
import type { Changer } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { type Http, refuse, type Refused } from "../http/index.ts";
import type { MadeChange } from "../resource/take-back.ts";

type NotTakenBack = Refused<"not_found" | "forbidden" | "stale_version">;

/** Undo for an entity that belongs to a row and has its own call. */
export interface WayBack {
  /** Name of the entity in the audit log: `productStock`. */
  entity: string;
  writes: readonly StaffRole[];
  /** Undoes all of the changes or none. Refuses with the affected rows if any of them was changed since. */
  takeBack(tx: Tx, call: Changer, changes: readonly MadeChange[]): Promise<NotTakenBack | null>;
}

const boundTo = new WeakMap<Http, Map<string, WayBack>>();

function waysOf(http: Http): Map<string, WayBack> {
  const known = boundTo.get(http) ?? new Map<string, WayBack>();
  boundTo.set(http, known);
  return known;
}

/** Registers an undo for an entity that belongs to a row. */
export function bindWayBack(http: Http, way: WayBack): void {
  waysOf(http).set(way.entity, way);
}

/** Returns whether the changed entity has its own undo. */
export const hasWayBack = (http: Http, { entity }: Pick<MadeChange, "entity">): boolean =>
  waysOf(http).has(entity);

/** Undoes changes with the undo of each entity. [S37] */
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
