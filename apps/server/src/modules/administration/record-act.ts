import type { Call } from "../../platform/http/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertPlatformAct, type NewPlatformAct } from "./queries.ts";

/** The administrator and the request of an act. */
export type PlatformActContext = Pick<Call, "clock" | "info"> & { session: { id: string } };

/** Records an administrator's act, in the transaction of the act [S37]. */
export async function recordPlatformAct(
  tx: Tx,
  { session, clock, info }: PlatformActContext,
  act: Pick<NewPlatformAct, "kind" | "brandId" | "words">,
): Promise<void> {
  const { ip, requestId } = info;
  await insertPlatformAct(tx, { ...act, id: newId(), at: clock.now(), adminId: session.id, ip, requestId });
}
