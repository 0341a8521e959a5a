import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id, instant } from "./shapes.ts";

/** Kinds of changes in the change history. */
const CHANGE_HISTORY_KINDS = [
  "added",
  "changed",
  "removed",
  "restored",
  "arranged",
  "invited",
  "joined",
  "signed_out",
] as const;
export type ChangeKind = (typeof CHANGE_HISTORY_KINDS)[number];

/**
 * Entities with a change history, in addition to the resources in `managed.ts`. A test of the server compares the list
 * with the recorded changes.
 */
export const ENTITIES_BESIDE_RESOURCES = [
  "alertLadder",
  "broadcast",
  "claim",
  "customer",
  "device",
  "domain",
  "kitchenPace",
  "orderPause",
  "payment",
  "paymentAccount",
  "person",
  "policy",
  "productBranch",
  "productStock",
  "productStop",
  "review",
  "settings",
  "smsAccount",
  "supportConsent",
  "supportEntry",
  "telegramBot",
] as const;

/** State of a changed row: its fields. If rows were rearranged: the ids of the rows in display order. */
const changedRowState = z.union([z.record(z.string(), z.unknown()), z.array(id)]).nullable();
const loggedChange = z.object({
  id,
  at: instant,
  by: z.object({ id, name: z.string(), role: z.string() }),
  /** Name of the paired device, or browser and operating system; null: unknown. */
  device: z.string().nullable(),
  /** Entity, for example `promo` or `person`, and its id. Id null: the rows of the entity were rearranged. */
  entity: z.string(),
  entityId: id.nullable(),
  kind: z.enum(CHANGE_HISTORY_KINDS),
  /** Id shared by changes that were made together; null: a single change. */
  batchId: id.nullable(),
  /** Values before and after the change, by field name; null: the row did not exist before, or does not exist after. */
  before: changedRowState,
  after: changedRowState,
});

/** History of changes by the staff, for roles that manage people. */
export const changeHistoryEndpoints = {
  changes: declareEndpoint({
    method: "GET",
    path: "/console/v1/changes",
    auth: "staff",
    roles: STAFF_MANAGER_ROLES,
    summary:
      "Lists the changes made by the brand's staff, newest first; staff of some branches see only their own",
    query: z.object({
      by: id.optional(),
      entity: z
        .string()
        .regex(/^[a-zA-Z]{1,40}$/)
        .optional(),
      entityId: id.optional(),
      device: z.string().min(1).max(100).optional(),
      /** Day in the format `yyyy-mm-dd`, in the brand's time zone. */
      day: z.iso.date().optional(),
      cursor: z.string().max(100).optional(),
      size: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
    }),
    reply: z.object({
      items: z.array(loggedChange),
      /** Cursor for the next page of the list; null: this is the last page. */
      next: z.string().nullable(),
    }),
  }),
  changesDevices: declareEndpoint({
    method: "GET",
    path: "/console/v1/changes/devices",
    auth: "staff",
    roles: STAFF_MANAGER_ROLES,
    summary: "Lists the devices that made changes; staff of some branches see only their own",
    reply: z.array(z.string()),
  }),
  changesEntities: declareEndpoint({
    method: "GET",
    path: "/console/v1/changes/entities",
    auth: "staff",
    roles: STAFF_MANAGER_ROLES,
    summary:
      "Lists the entities that were changed; staff of some branches see only those of their own changes",
    reply: z.array(z.string()),
  }),
  undoChanges: declareEndpoint({
    method: "POST",
    path: "/console/v1/changes/{id}/undo",
    auth: "staff",
    roles: STAFF_MANAGER_ROLES,
    urgency: "quote",
    summary:
      "Undoes a change of a managed row, or a whole batch by its id, unless it was changed since; the undo is recorded in the audit log",
    params: idParams,
    reply: z.object({ undone: z.int() }),
    refusals: ["not_found", "stale_version", "in_use", "plan_limit"],
  }),
};

export type LoggedChange = z.infer<typeof loggedChange>;
