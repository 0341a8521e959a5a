import type { StaffRole } from "@dasturxon/domain/staff-permission";
import type { ChangeAuthor } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { type Http, refuse, type Refusal } from "../http/index.ts";
import type { LoggedChange } from "../resource/undo-rows.ts";

type UndoRefusal = Refusal<"not_found" | "forbidden" | "stale_version">;

/** Undo for an entity that belongs to a row and is written by its own API call. */
export interface UndoHandler {
  /** Name of the entity in the audit log, for example `productStock`. */
  entity: string;
  writes: readonly StaffRole[];
  /** Undoes all of the changes or none. Refuses with the affected rows if any of them was changed since. */
  takeBack(tx: Tx, call: ChangeAuthor, changes: readonly LoggedChange[]): Promise<UndoRefusal | null>;
}

const undoHandlersByHttp = new WeakMap<Http, Map<string, UndoHandler>>();

function findUndoHandlers(http: Http): Map<string, UndoHandler> {
  const known = undoHandlersByHttp.get(http) ?? new Map<string, UndoHandler>();
  undoHandlersByHttp.set(http, known);
  return known;
}

/** Registers an undo for an entity that belongs to a row. */
export function bindUndoHandler(http: Http, way: UndoHandler): void {
  findUndoHandlers(http).set(way.entity, way);
}

/** Returns whether the changed entity has its own undo. */
export const hasUndoHandler = (http: Http, { entity }: Pick<LoggedChange, "entity">): boolean =>
  findUndoHandlers(http).has(entity);

/** Undoes each change with the undo handler of its entity. [S37] */
export async function undoWithHandlers(
  tx: Tx,
  http: Http,
  call: ChangeAuthor,
  changes: readonly LoggedChange[],
): Promise<UndoRefusal | null> {
  for (const [entity, own] of Map.groupBy(changes, (change) => change.entity)) {
    const way = findUndoHandlers(http).get(entity);
    if (!way) return refuse("not_found");
    if (!way.writes.some((role) => role === call.session.role)) return refuse("forbidden");
    const refused = await way.takeBack(tx, call, own);
    if (refused) return refused;
  }
  return null;
}
