import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id, instant } from "./shapes.ts";

/** What became of what people keep. */
const CHANGE_KINDS = [
  "added",
  "changed",
  "removed",
  "restored",
  "arranged",
  "invited",
  "joined",
  "signed_out",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What changes are recorded of, besides the rows of `managed.ts`. A test of the server compares it with what is recorded. */
export const OTHER_ENTITIES = [
  "alertLadder",
  "broadcast",
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

/** Its fields; of an order of rows their ids, one after another. */
const kept = z.union([z.record(z.string(), z.unknown()), z.array(id)]).nullable();
const change = z.object({
  id,
  at: instant,
  by: z.object({ id, name: z.string(), role: z.string() }),
  /** A paired device's own name, else browser and system; null: nobody knows. */
  device: z.string().nullable(),
  /** What it is: `promo`, `person`; and which, null: all of them, their order. */
  entity: z.string(),
  entityId: id.nullable(),
  kind: z.enum(CHANGE_KINDS),
  /** What was changed together with it has the same; null: it was changed alone. */
  batchId: id.nullable(),
  /** What it was and became, by the names of its fields; null: there was, or is, none. */
  before: kept,
  after: kept,
});

/** What the staff changed, for those who keep people. */
export const changes = {
  changes: endpoint({
    method: "GET",
    path: "/console/v1/changes",
    auth: "staff",
    roles: PEOPLE_KEEPERS,
    summary:
      "What the brand's staff changed, the newest first; who works in some branches sees what is his own",
    query: z.object({
      by: id.optional(),
      entity: z
        .string()
        .regex(/^[a-zA-Z]{1,40}$/)
        .optional(),
      entityId: id.optional(),
      device: z.string().min(1).max(100).optional(),
      /** `yyyy-mm-dd` on the brand's clock. */
      day: z.iso.date().optional(),
      cursor: z.string().max(100).optional(),
      size: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
    }),
    reply: z.object({
      items: z.array(change),
      /** Gives the page after this one; null: it is the last. */
      next: z.string().nullable(),
    }),
  }),
  changesDevices: endpoint({
    method: "GET",
    path: "/console/v1/changes/devices",
    auth: "staff",
    roles: PEOPLE_KEEPERS,
    summary: "Which devices the changes came from; who works in some branches sees those of his own",
    reply: z.array(z.string()),
  }),
  undoChanges: endpoint({
    method: "POST",
    path: "/console/v1/changes/{id}/undo",
    auth: "staff",
    roles: PEOPLE_KEEPERS,
    urgency: "quote",
    summary:
      "Takes back a change of what people keep, or by a batch's id all of it, unless something was changed since; it stands in the audit like any other",
    params: byId,
    reply: z.object({ undone: z.int() }),
    refusals: ["not_found", "stale_version", "in_use", "plan_limit"],
  }),
};

export type Change = z.infer<typeof change>;
