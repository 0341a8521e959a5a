import type { StoredStartDraft } from "@dasturxon/contract";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { readToken, refuse, type Refusal } from "../../../platform/http/index.ts";
import { selectPersonByPhone } from "../../users/index.ts";
import {
  selectBrandStartDraft,
  selectBrandStartOfPermitForUpdate,
  selectNewestBrandStartId,
  updateBrandStartDraft,
} from "./queries.ts";

export interface DraftDeps {
  db: Database;
  clock: Clock;
}

/**
 * Runs `work` with the draft of the new brand that belongs to a permit. All permits of one phone number share a draft.
 * A permit that an administrator issued has its own draft.
 */
export async function runWithDraftOfBrandPermit<T>(
  { db, clock }: DraftDeps,
  permit: string,
  work: (tx: Tx, id: string, phone: string | null) => Promise<T>,
): Promise<T | Refusal<"permit_over">> {
  const claim = readToken(permit);
  if (!claim) return refuse("permit_over");
  const now = clock.now();
  return db.platform(async (tx) => {
    const start = await selectBrandStartOfPermitForUpdate(tx, { permitHash: claim.tokenHash, now });
    if (!start) return refuse("permit_over");
    const { id, phone } = start;
    const newest = phone === null ? id : ((await selectNewestBrandStartId(tx, { phone, now })) ?? id);
    return work(tx, newest, phone);
  });
}

/** Returns the draft of a permit's new brand, or null, and whether a person has the phone of the permit [S38]. */
export function loadBrandStartDraft(
  deps: DraftDeps,
  { permit }: { permit: string },
): Promise<{ draft: StoredStartDraft | null; isKnown: boolean } | Refusal<"permit_over">> {
  return runWithDraftOfBrandPermit(deps, permit, async (tx, id, phone) => ({
    draft: await selectBrandStartDraft(tx, id),
    isKnown: phone !== null && (await selectPersonByPhone(tx, phone)) !== undefined,
  }));
}

/** Stores fields in the draft of a new brand until the brand is opened or the permit expires [S38]. */
export function storeDraft(
  deps: DraftDeps,
  { permit, draft }: { permit: string; draft: StoredStartDraft },
): Promise<{ done: true } | Refusal<"permit_over">> {
  return runWithDraftOfBrandPermit(deps, permit, async (tx, id) => {
    await updateBrandStartDraft(tx, { id, draft });
    return { done: true };
  });
}
