import type { Changer } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { type Http, refuse, type Refusal } from "../http/index.ts";
import { type Fields, sameFields } from "../resource/bound.ts";
import type { LoggedChange } from "../resource/undo-rows.ts";
import { singletonsOf } from "./singleton.ts";

type UndoRefusal = Refusal<"not_found" | "forbidden" | "stale_version" | "bad_request">;

/** Returns whether the change concerns a singleton. */
export const isOfOne = (http: Http, { entity }: Pick<LoggedChange, "entity">): boolean =>
  singletonsOf(http).has(entity);

/** Undoes changes of singletons field by field, as `takeBack` does for rows. [S37] @param changes the newest first. */
export async function undoSingletons(
  tx: Tx,
  http: Http,
  call: Changer,
  changes: readonly LoggedChange[],
): Promise<UndoRefusal | null> {
  for (const { entity, kind, before, after } of changes) {
    const singleton = singletonsOf(http).get(entity);
    if (!singleton || kind !== "changed") return refuse("not_found");
    if (!singleton.writes.some((role) => role === call.session.role)) return refuse("forbidden");
    const { fields } = await singleton.read(tx, call.session.merchantId);
    if (!sameFields(fields, after as Fields)) return refuse("stale_version", { rows: [] });
    const refused = await singleton.write(tx, call, before as Fields);
    if (refused) return refused as UndoRefusal;
  }
  return null;
}
