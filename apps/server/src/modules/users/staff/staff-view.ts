import type { StaffMember } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import type { StaffRow } from "./queries.ts";

/** Returns a member of staff with the data of the brand that the console shows. */
export async function viewStaff(
  tx: Tx,
  merchantId: string,
  row: Omit<StaffRow, "role"> & Pick<StaffMember, "role">,
): Promise<StaffMember> {
  const basics = await loadBrandBasics(tx, merchantId);
  const { id, key, name, mainColor, logo, kind, timeZone, currency, mainLanguage } = basics;
  const languages = [mainLanguage, ...basics.languages.filter((each) => each !== mainLanguage)];
  const blocked = basics.isBlocked ? { reason: basics.blockedReason } : null;
  return {
    id: row.id,
    login: row.login,
    name: row.name,
    role: row.role,
    branchIds: row.branchIds,
    merchant: { id, key, name, mainColor, logo, kind, timeZone, currency, languages, blocked },
  };
}
