import type { ChangeAuthor } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { type Http, refuse, type Refusal } from "../http/index.ts";
import { type RowFields, haveSameFields } from "../resource/bound.ts";
import type { LoggedChange } from "../resource/undo-rows.ts";
import { getSingletonRegistry } from "./singleton.ts";

type SingletonUndoRefusal = Refusal<"not_found" | "forbidden" | "stale_version" | "bad_request">;

/** Returns whether the change concerns a singleton. */
export const isSingletonChange = (http: Http, { entity }: Pick<LoggedChange, "entity">): boolean =>
  getSingletonRegistry(http).has(entity);

/** Undoes changes of singletons field by field, as `undoRows` does for rows. [S37] @param changes the newest first. */
export async function undoSingletons(
  tx: Tx,
  http: Http,
  call: ChangeAuthor,
  changes: readonly LoggedChange[],
): Promise<SingletonUndoRefusal | null> {
  for (const { entity, kind, before, after } of changes) {
    const singleton = getSingletonRegistry(http).get(entity);
    if (!singleton || kind !== "changed") return refuse("not_found");
    if (!singleton.writes.some((role) => role === call.session.role)) return refuse("forbidden");
    const { fields } = await singleton.read(tx, call.session.merchantId);
    if (!haveSameFields(fields, after as RowFields)) return refuse("stale_version", { rows: [] });
    const refused = await singleton.write(tx, call, before as RowFields);
    if (refused) return refused as SingletonUndoRefusal;
  }
  return null;
}
