import type { Database } from "../../../../platform/database/index.ts";
import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import { isRefused, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { newId } from "../../../../platform/ids.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { parsePhone } from "../../codes/phone.ts";
import { insertStaffLogin } from "../queries.ts";
import { type StaffInvitation, createStaffInvitation } from "./invite-person.ts";
import { insertPerson, type PersonRow, type StaffPersonChange, selectPerson } from "./queries.ts";
import { refuseRoleOrBranches } from "./reach.ts";
import { toAuditedPerson } from "./view-person.ts";

/**
 * Adds a member of staff with a role below the caller's [US-8]. They set their own password by the invitation link.
 * With a phone, the link alone is not enough. Refuses `login_taken`: logins are unique over all brands and are never
 * transferred.
 */
export async function addPerson(
  db: Database,
  call: ChangeAuthor,
  { login, phone: typed, ...work }: StaffPersonChange & { login: string; phone?: string | null | undefined },
): Promise<
  | { person: PersonRow; invitation: StaffInvitation }
  | Refusal<"role_too_high" | "login_taken" | "not_found" | "phone_invalid">
> {
  const { session, clock } = call;
  const { merchantId, id: by } = session;
  const now = clock.now();
  const rules = await db.tenantRead(
    merchantId,
    async (tx) => (await refuseRoleOrBranches(tx, session, work)) ?? loadBrandBasics(tx, merchantId),
  );
  if (isRefused(rules)) return rules;
  // The brand sends the verification code.
  const phone = typed ? parsePhone(typed, rules) : null;
  if (typed && phone === null) return refuse("phone_invalid", { field: "phone" });
  const isOurs = await db.platform((tx) => insertStaffLogin(tx, login, merchantId));
  if (!isOurs) return refuse("login_taken", { field: "login" });
  return db.tenant(merchantId, async (tx) => {
    const id = await insertPerson(tx, merchantId, { ...work, id: newId(), login, phone, by, now });
    if (id === null) return refuse("login_taken", { field: "login" });
    const invitation = await createStaffInvitation(tx, call, id);
    const person = await selectPerson(tx, merchantId, { id, now });
    if (!person) throw new Error("a person who was just written is not there");
    recordChange(tx, call, {
      entity: "person",
      entityId: id,
      kind: "added",
      before: null,
      after: toAuditedPerson(person),
    });
    return { person, invitation };
  });
}
