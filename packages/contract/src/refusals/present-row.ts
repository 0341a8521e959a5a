import type { ManagedRowReply } from "../managed-api.ts";
import type { RefusalBody } from "../refusals.ts";
import { hasRefusalCode } from "./has-code.ts";

/** Returns the present state of the row in a `stale_version` refusal; null: another refusal. */
export function findPresentRowInRefusal(refusal: RefusalBody<string>): ManagedRowReply | null {
  const present = hasRefusalCode(refusal, "stale_version") ? refusal.data.present : undefined;
  return present && isManagedRow(present) ? present : null;
}

function isManagedRow(present: Record<string, unknown>): present is ManagedRowReply {
  return typeof present["id"] === "string" && typeof present["version"] === "number";
}
