import { DRAFTABLE_ROW_KINDS } from "@dasturxon/domain/drafted-rows";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id, instant } from "./shapes.ts";

/** Maximum number of drafts published together. */
export const MAX_DRAFTS = 500;

/** Entities that can have drafts: rows, and the brand's settings. */
const DRAFTABLE_ENTITIES = ["settings", ...DRAFTABLE_ROW_KINDS] as const;

const draftFields = z.record(z.string(), z.unknown());
const draft = z.object({
  id,
  /** Entity that the draft changes, for example `product`, and its id. Id null: the brand has only one such entity. */
  entity: z.enum(DRAFTABLE_ENTITIES),
  entityId: id.nullable(),
  /** Present name of the entity, as text or in each language; null: no name. */
  name: z.unknown(),
  /** Values of the changed fields when the draft was created (`before`), and their new values (`after`). */
  before: draftFields,
  after: draftFields,
  by: z.object({ id, name: z.string() }),
  at: instant,
  /**
   * Conflict: another person changed these fields after the draft was created. `isGone`: the row was deleted. Null: no
   * conflict.
   */
  conflict: z
    .object({
      isGone: z.boolean(),
      now: draftFields,
      changedBy: z.string().nullable(),
      changedAt: instant.nullable(),
    })
    .nullable(),
  /**
   * Reason why the scheduled publication of the draft failed, other than a conflict: a field that is no longer valid.
   */
  fault: z.object({ code: z.string(), field: z.string().nullable() }).nullable(),
});
const chosenDraftIds = z.array(id).min(1).max(MAX_DRAFTS);
const endpointDefaults = { auth: "staff", urgency: "quote", roles: STAFF_MANAGER_ROLES } as const;

/** Changes prepared for publication. Each role can publish only changes that it may write. */
export const draftEndpoints = {
  drafts: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/drafts",
    summary: "Lists the drafts that the caller may publish, with their changes and conflicts",
    reply: z.object({
      items: z.array(draft),
      /** Time of automatic publication; null: published manually. */
      publishAt: instant.nullable(),
      /** Time of a scheduled publication that failed. */
      missedAt: instant.nullable(),
    }),
  }),
  saveDraft: declareEndpoint({
    ...endpointDefaults,
    method: "PUT",
    path: "/console/v1/drafts",
    summary:
      "Saves a change as a draft, merged into an existing draft of the same row; refused like the change itself",
    body: z.object({
      entity: z.enum(DRAFTABLE_ENTITIES),
      entityId: id.nullable(),
      /** Version of the stored row on which the drafted change is based. */
      version: z.int().min(1),
      /**
       * Changed fields, in the format of a direct write. Fields whose values equal the stored values are not stored in
       * the draft.
       */
      fields: draftFields,
    }),
    reply: z.object({ id, publishAt: instant.nullable() }),
    refusals: ["not_found", "stale_version", "already_exists", "in_use", "plan_limit", "zone_crosses_itself"],
  }),
  removeDraft: declareEndpoint({
    ...endpointDefaults,
    method: "DELETE",
    path: "/console/v1/drafts/{id}",
    summary: "Discards a draft without applying its change",
    params: idParams,
    reply: z.object({ done: z.literal(true) }),
    refusals: ["not_found"],
  }),
  keepDraft: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/drafts/{id}/keep",
    summary: "Keeps a draft in spite of later changes: it is based on the current version from then on",
    params: idParams,
    reply: z.object({ done: z.literal(true) }),
    refusals: ["not_found"],
  }),
  publishDrafts: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/drafts/publish",
    summary: "Publishes drafts together, all or none, as one batch of the audit log that is undone as one",
    body: z.object({ ids: chosenDraftIds }),
    reply: z.object({ published: z.int(), batchId: id }),
    refusals: ["not_found", "draft_conflict"],
  }),
  scheduleDrafts: declareEndpoint({
    ...endpointDefaults,
    method: "PUT",
    path: "/console/v1/drafts/moment",
    summary: "Sets when drafts are published automatically, all or none; null: manually",
    body: z.object({ ids: chosenDraftIds, publishAt: instant.nullable() }),
    reply: z.object({ publishAt: instant.nullable() }),
    refusals: ["not_found", "draft_conflict"],
  }),
  previewDrafts: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/drafts/preview",
    perMinute: 60,
    summary: "Previews the brand's store with the drafts applied for ten minutes",
    reply: z.object({
      /**
       * Address of a preview of the store with the drafts. Only pages of the console's own origin may embed it in a
       * frame.
       */
      url: z.url(),
      expiresAt: instant,
    }),
    refusals: ["draft_conflict"],
  }),
};

export type ChangeDraft = z.infer<typeof draft>;
