import type { Call } from "../../platform/http/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertAct, type NewAct } from "./queries.ts";

/** The administrator and the request of an act. */
export type ActContext = Pick<Call, "clock" | "info"> & { session: { id: string } };

/** Records an administrator's act, in the transaction of the act [S37]. */
export async function recordAct(
  tx: Tx,
  { session, clock, info }: ActContext,
  act: Pick<NewAct, "kind" | "brandId" | "words">,
): Promise<void> {
  const { ip, requestId } = info;
  await insertAct(tx, { ...act, id: newId(), at: clock.now(), adminId: session.id, ip, requestId });
}
