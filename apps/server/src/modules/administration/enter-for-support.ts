import type { Call } from "../../platform/http/index.ts";
import { isRefused, refuse, type Refusal } from "../../platform/http/index.ts";
import { selectOverseenBrand } from "../merchants/index.ts";
import { endStaffSession, enterBrandAsSupport } from "../users/index.ts";
import { type PlatformActContext, recordPlatformAct } from "./record-act.ts";

type SupportEntryCall = PlatformActContext &
  Pick<Call, "db" | "findSession" | "setSessionCookie"> & { session: { name: string | null } };

/**
 * Opens a support session in a brand's console, if the owner's consent is valid. Ends the browser's earlier console
 * session. Refuses with `not_found` if the brand does not exist or was removed, and with `consent_missing` [S40].
 */
export async function enterBrandForSupport(
  call: SupportEntryCall,
  id: string,
): Promise<{ token: string; expiresAt: string } | Refusal<"not_found" | "consent_missing">> {
  const { db } = call;
  const brand = await db.platform((tx) => selectOverseenBrand(tx, id));
  if (!brand || brand.state === "REMOVED") return refuse("not_found");
  const entry = await db.tenant(id, (tx) => enterBrandAsSupport(tx, id, call));
  if (isRefused(entry)) return entry;
  // The session's token is returned only after the support entry is recorded in the log of acts.
  await db.platform((tx) => recordPlatformAct(tx, call, { kind: "SUPPORT", brandId: id, words: null }));
  const former = await call.findSession("staff");
  if (former) await endStaffSession(db, former);
  call.setSessionCookie("staff", entry.token, entry.expiresAt);
  return { token: entry.token, expiresAt: entry.expiresAt.toISOString() };
}
