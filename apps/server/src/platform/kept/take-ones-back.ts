import type { Changer } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { type Http, refuse, type Refused } from "../http/index.ts";
import { type Fields, sameFields } from "../resource/bound.ts";
import type { MadeChange } from "../resource/take-back.ts";
import { singletonsOf } from "./singleton.ts";

type NotTakenBack = Refused<"not_found" | "forbidden" | "stale_version" | "bad_request">;

/** Returns whether the change concerns a singleton. */
export const isOfOne = (http: Http, { entity }: Pick<MadeChange, "entity">): boolean =>
  singletonsOf(http).has(entity);

/** Undoes changes of singletons field by field, as `takeBack` does for rows. [S37] @param changes the newest first. */
export async function takeOnesBack(
  tx: Tx,
  http: Http,
  call: Changer,
  changes: readonly MadeChange[],
): Promise<NotTakenBack | null> {
  for (const { entity, kind, before, after } of changes) {
    const singleton = singletonsOf(http).get(entity);
    if (!singleton || kind !== "changed") return refuse("not_found");
    if (!singleton.writes.some((role) => role === call.session.role)) return refuse("forbidden");
    const { fields } = await singleton.read(tx, call.session.merchantId);
    if (!sameFields(fields, after as Fields)) return refuse("stale_version", { rows: [] });
    const refused = await singleton.write(tx, call, before as Fields);
    if (refused) return refused as NotTakenBack;
  }
  return null;
}
