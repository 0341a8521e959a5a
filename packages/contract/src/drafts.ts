import { DRAFTED_ROWS } from "@dasturxon/domain/drafted-rows";
import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id, instant } from "./shapes.ts";

/** The most drafts that are published together. */
export const MAX_DRAFTS = 500;

/** What may be saved into a draft: rows, and what the brand has one of. */
const DRAFTED = ["settings", ...DRAFTED_ROWS] as const;

const fields = z.record(z.string(), z.unknown());
const draft = z.object({
  id,
  /** What it changes: `product`; and which, null: the brand has one of it alone. */
  entity: z.enum(DRAFTED),
  entityId: id.nullable(),
  /** What that is called now, in every language or in one; null: it has no name. */
  name: z.unknown(),
  /** The fields that it changes: what they were as it was made, what they are to be. */
  before: fields,
  after: fields,
  by: z.object({ id, name: z.string() }),
  at: instant,
  /** Somebody gave these fields another value since; `isGone`: removed the whole. Null: nothing stands in its way. */
  conflict: z
    .object({
      isGone: z.boolean(),
      now: fields,
      changedBy: z.string().nullable(),
      changedAt: instant.nullable(),
    })
    .nullable(),
  /** Why it could not be published at its moment, where it is no conflict: the field that does not fit any more. */
  fault: z.object({ code: z.string(), field: z.string().nullable() }).nullable(),
});
const chosen = z.array(id).min(1).max(MAX_DRAFTS);
const common = { auth: "staff", urgency: "quote", roles: PEOPLE_KEEPERS } as const;

/** Changes that wait to be published together, each of who may write what it changes. */
export const drafts = {
  drafts: endpoint({
    ...common,
    method: "GET",
    path: "/console/v1/drafts",
    summary: "The drafts that the caller may publish, what each changes, and what stands in its way",
    reply: z.object({
      items: z.array(draft),
      /** When they are published by themselves; null: by hand. */
      publishAt: instant.nullable(),
      /** They were to be published then and were not. */
      missedAt: instant.nullable(),
    }),
  }),
  saveDraft: endpoint({
    ...common,
    method: "PUT",
    path: "/console/v1/drafts",
    summary:
      "Saves a change as a draft, into the draft that there is of the same; refused as the change would be",
    body: z.object({
      entity: z.enum(DRAFTED),
      entityId: id.nullable(),
      /** What the change was made on. */
      version: z.int().min(1),
      /** As they would be sent to be saved; what is there already is no part of the draft. */
      fields,
    }),
    reply: z.object({ id, publishAt: instant.nullable() }),
    refusals: ["not_found", "stale_version", "already_exists", "in_use", "plan_limit", "zone_crosses_itself"],
  }),
  removeDraft: endpoint({
    ...common,
    method: "DELETE",
    path: "/console/v1/drafts/{id}",
    summary: "Drops a draft: what it would have changed stays as it is",
    params: byId,
    reply: z.object({ done: z.literal(true) }),
    refusals: ["not_found"],
  }),
  keepDraft: endpoint({
    ...common,
    method: "POST",
    path: "/console/v1/drafts/{id}/keep",
    summary: "Keeps a draft over what was changed since: it counts as made on what is there now",
    params: byId,
    reply: z.object({ done: z.literal(true) }),
    refusals: ["not_found"],
  }),
  publishDrafts: endpoint({
    ...common,
    method: "POST",
    path: "/console/v1/drafts/publish",
    summary: "Publishes drafts together, all or none; one batch of the audit, undone as one",
    body: z.object({ ids: chosen }),
    reply: z.object({ published: z.int(), batchId: id }),
    refusals: ["not_found", "draft_conflict"],
  }),
  scheduleDrafts: endpoint({
    ...common,
    method: "PUT",
    path: "/console/v1/drafts/moment",
    summary: "Says when drafts are published by themselves, all or none; null: by hand",
    body: z.object({ ids: chosen, publishAt: instant.nullable() }),
    reply: z.object({ publishAt: instant.nullable() }),
    refusals: ["not_found", "draft_conflict"],
  }),
  previewDrafts: endpoint({
    ...common,
    method: "POST",
    path: "/console/v1/drafts/preview",
    perMinute: 60,
    summary: "Shows the brand's own store as the drafts would make it, for ten minutes",
    reply: z.object({
      /** Of the store with the drafts; a page of the console's own origin may frame it. */
      url: z.url(),
      expiresAt: instant,
    }),
    refusals: ["draft_conflict"],
  }),
};

export type Draft = z.infer<typeof draft>;
