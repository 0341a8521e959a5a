import type { ManagedRow } from "../managed-api.ts";
import type { RefusalBody } from "../refusals.ts";
import { hasCode } from "./has-code.ts";

/** Returns the present state of a row that was changed after it was read. Null: refused for another reason. */
export function presentRow(refusal: RefusalBody<string>): ManagedRow | null {
  const present = hasCode(refusal, "stale_version") ? refusal.data.present : undefined;
  return present && isRow(present) ? present : null;
}

function isRow(present: Record<string, unknown>): present is ManagedRow {
  return typeof present["id"] === "string" && typeof present["version"] === "number";
}
