import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { updateCourierStaffLink } from "./queries.ts";

/** Sets the login that a courier uses for their own orders [OR-6]. Null removes it. */
export async function linkCourierLogin(
  tx: Tx,
  call: ChangeAuthor,
  { courierId, login: asked }: { courierId: string; login: string | null },
): Promise<{ done: true } | Refusal<"courier_not_found">> {
  const login = asked?.toLowerCase() ?? null;
  const isLinked = await updateCourierStaffLink(tx, call.session.merchantId, { courierId, login });
  if (!isLinked) return refuse("courier_not_found");
  const link = { entity: "courier", entityId: courierId, kind: "changed" } as const;
  recordChange(tx, call, { ...link, before: null, after: { login } });
  return { done: true };
}
