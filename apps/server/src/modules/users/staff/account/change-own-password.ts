import { findPasswordFault } from "@dasturxon/domain/password";
import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { deleteInvitation } from "../people/queries.ts";
import { endSessionsInOtherBrands } from "../memberships/end-sessions.ts";
import { updatePersonPassword } from "../memberships/queries.ts";
import { notifySessionsEnded } from "../sessions/end-sessions-of.ts";
import { hashPassword } from "../password.ts";
import { deleteOtherSessions, updateOwnPassword } from "./queries.ts";
import { checkOwnPassword } from "./prove-password.ts";

/**
 * Replaces the password of the signed-in member of staff, in all their brands, and ends all their other sessions. Of
 * two concurrent changes, one succeeds. Refuses `wrong_password` and `too_many_requests` for the current password,
 * `password_weak` for the new one. [US-8, S12]
 */
export async function changeOwnPassword(
  db: Database,
  call: ChangeAuthor,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<{ done: true } | Refusal<"wrong_password" | "password_weak" | "too_many_requests">> {
  const { merchantId, id, tokenHash } = call.session;
  const own = await checkOwnPassword(db, call, password);
  if (isRefused(own)) return own;
  const { key } = await db.tenantRead(merchantId, (tx) => loadBrandBasics(tx, merchantId));
  if (findPasswordFault(newPassword, [own.login, key]))
    return refuse("password_weak", { field: "newPassword", in: "body" });
  const next = await hashPassword(newPassword);
  const { personId, passwordHash: present } = own;
  if (personId !== null) {
    const isChanged = await db.platform((tx) => updatePersonPassword(tx, { personId, present, next }));
    if (!isChanged) return refuse("wrong_password", { field: "password", in: "body" });
    await endSessionsInOtherBrands(db, { personId, merchantId });
  }
  return db.tenant(merchantId, async (tx) => {
    if (personId === null && !(await updateOwnPassword(tx, merchantId, { id, present, next })))
      return refuse("wrong_password", { field: "password", in: "body" });
    await deleteOtherSessions(tx, merchantId, { id, tokenHash });
    await notifySessionsEnded(tx, merchantId, id);
    await deleteInvitation(tx, merchantId, id);
    const after = { login: own.login, password: "RENEWED" };
    recordChange(tx, call, { entity: "person", entityId: id, kind: "changed", before: null, after });
    return { done: true as const };
  });
}
