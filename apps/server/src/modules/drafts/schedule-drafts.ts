import type { ChangeAuthor } from "../../platform/audit/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import { type Http, isRefused, refuse } from "../../platform/http/index.ts";
import { enqueueJob } from "../../platform/jobs/index.ts";
import { loadDraftsByIds, findConflictingDrafts } from "./publish-drafts.ts";
import { updateDraftsPublishTime } from "./queries.ts";

const DAY_MS = 86_400_000;
/** Maximum time before publishing for which drafts can be scheduled, in days: a year and about a month. */
const MAX_SCHEDULE_DAYS = 400;

/** Schedules drafts. Refused if a draft already has a conflict. [BR-14, MN-1] */
export async function scheduleDrafts(
  tx: Tx,
  http: Http,
  call: ChangeAuthor,
  { ids, publishAt }: { ids: readonly string[]; publishAt: string | null },
) {
  const { merchantId, id: by } = call.session;
  const moment = publishAt === null ? null : new Date(publishAt);
  const now = call.clock.now().getTime();
  if (moment && (moment.getTime() <= now || moment.getTime() > now + MAX_SCHEDULE_DAYS * DAY_MS))
    return refuse("bad_request", { field: "publishAt", in: "body" });
  const chosen = await loadDraftsByIds(tx, http, call, ids);
  if (isRefused(chosen)) return chosen;
  const conflicts = moment && findConflictingDrafts(chosen);
  if (conflicts) return refuse("draft_conflict", { drafts: conflicts });
  await updateDraftsPublishTime(tx, merchantId, { ids, publishAt: moment, by });
  if (moment) await enqueueJob(tx, "publish-drafts", { merchantId }, { runAt: moment });
  return { publishAt: moment?.toISOString() ?? null };
}
