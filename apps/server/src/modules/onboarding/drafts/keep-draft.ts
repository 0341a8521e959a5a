import type { KeptDraft } from "@dasturxon/contract";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { readToken, refuse, type Refused } from "../../../platform/http/index.ts";
import { selectDraft, selectHoldingStart, selectNewestStart, updateDraft } from "./queries.ts";

export interface DraftDeps {
  db: Database;
  clock: Clock;
}

/** Does something with the draft that a permit is for: a link's own, or the phone's, whichever of its permits it is. */
export async function withDraft<T>(
  { db, clock }: DraftDeps,
  permit: string,
  work: (tx: Tx, id: string) => Promise<T>,
): Promise<T | Refused<"permit_over">> {
  const claim = readToken(permit);
  if (!claim) return refuse("permit_over");
  const now = clock.now();
  return db.platform(async (tx) => {
    const start = await selectHoldingStart(tx, { permitHash: claim.tokenHash, now });
    if (!start) return refuse("permit_over");
    const { id, phone } = start;
    return work(tx, phone === null ? id : ((await selectNewestStart(tx, { phone, now })) ?? id));
  });
}

/** What was told so far of the brand that a permit is for; null: nothing. [S38] */
export function readDraft(
  deps: DraftDeps,
  { permit }: { permit: string },
): Promise<{ draft: KeptDraft | null } | Refused<"permit_over">> {
  return withDraft(deps, permit, async (tx, id) => ({ draft: await selectDraft(tx, id) }));
}

/** Keeps what is told of the brand that begins until it is open or its permit ends. [S38] */
export function keepDraft(
  deps: DraftDeps,
  { permit, draft }: { permit: string; draft: KeptDraft },
): Promise<{ done: true } | Refused<"permit_over">> {
  return withDraft(deps, permit, async (tx, id) => {
    await updateDraft(tx, { id, draft });
    return { done: true };
  });
}
