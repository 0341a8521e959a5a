import type { ChangeDraft } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { DRAFTABLE_ROW_KINDS } from "@dasturxon/domain/drafted-rows";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { notifications } from "@mantine/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";

export interface ScheduledDraftList {
  items: ChangeDraft[];
  publishAt: string | null;
  missedAt: string | null;
}

const DRAFTS_QUERY_KEY = ["drafts"];

/** Returns whether the role may create and publish drafts. */
const canUseDrafts = (role: string): boolean => STAFF_MANAGER_ROLES.some((keeper) => keeper === role);

/** Queries the drafts that this staff member may publish. Disabled for roles without drafts. */
export function useDrafts() {
  const { role } = useSignedInStaff();
  return useQuery({
    queryKey: DRAFTS_QUERY_KEY,
    queryFn: () => unwrapApiResult<ScheduledDraftList>(api.call("GET /console/v1/drafts")),
    enabled: canUseDrafts(role),
    staleTime: 0,
  });
}

/**
 * Returns whether a draft of this row exists, and `save`, which saves a change as a draft. Null: drafts are not
 * available for the row or the role.
 */
export function useRowDraft(entity: string, entityId: string | null) {
  const { role } = useSignedInStaff();
  const { items = [] } = useDrafts().data ?? {};
  const saveDraft = useSaveDraft();
  const canWait =
    entityId !== null && DRAFTABLE_ROW_KINDS.some((one) => one === entity) && canUseDrafts(role);
  return {
    isWaiting: items.some((draft) => draft.entity === entity && draft.entityId === entityId),
    save: canWait
      ? (version: number, fields: object) => saveDraft(entity, entityId, { version, fields })
      : null,
  };
}

interface DraftedChange {
  version: number;
  fields: object;
}

/** Saves a change as a draft and shows when it will be published. */
export function useSaveDraft() {
  const saveDrafts = useSaveDrafts();
  return (entity: string, entityId: string | null, change: DraftedChange) =>
    saveDrafts(entity, [{ entityId, ...change }]);
}

/** Saves several rows as one draft each, in sequence. Stops at the first refusal. */
export function useSaveDrafts() {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const client = useQueryClient();
  return async (
    entity: string,
    changes: readonly (DraftedChange & { entityId: string | null })[],
  ): Promise<RefusalBody<string> | null> => {
    let publishAt: string | null = null;
    let refusal: RefusalBody<string> | null = null;
    for (const { entityId, version, fields } of changes) {
      const body = { entity: entity as ChangeDraft["entity"], entityId, version, fields: { ...fields } };
      const [refused, saved] = await api.call("PUT /console/v1/drafts", { body });
      refusal = refused;
      if (refused) break;
      ({ publishAt } = saved);
    }
    await client.invalidateQueries({ queryKey: DRAFTS_QUERY_KEY });
    if (refusal) return refusal;
    const message = publishAt ? t("drafts.saved-until", { time: momentOf(publishAt) }) : t("drafts.saved");
    notifications.show({ message });
    return null;
  };
}
