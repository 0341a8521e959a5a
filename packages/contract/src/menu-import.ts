import { MAX_HEAD_LENGTH, MAX_SENT_HEADS } from "@dasturxon/domain/open-table";
import { MAX_IMPORT_ROWS } from "@dasturxon/domain/plan-import";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { writeShape } from "./field-kinds.ts";
import { category } from "./managed/categories.ts";
import { menuGroup } from "./managed/menu-groups.ts";
import { modificationGroup } from "./managed/modification-groups.ts";
import { product } from "./managed/products.ts";
import { id, money } from "./shapes.ts";
import { left } from "./stock.ts";

const fields = z.object(writeShape(product.fields));
const shared = z.object(modificationGroup.fields);
/** What stands beside a product's fields, as long as it is as `was` says: how many are left, prices of single branches. */
const beside = z.object({
  stock: z.object({ was: left, left }).optional(),
  branchPrices: z
    .array(z.object({ branchId: id, was: money.nullable(), price: money.nullable() }))
    .max(500)
    .optional(),
});
/** What stands for the id of a group or category that comes with the import. */
const key = id;

/** Maximum number of column headers remembered per brand. */
export const MAX_HEADS = 500;
const heads = z.array(
  z.object({ head: z.string().trim().min(1).max(MAX_HEAD_LENGTH), means: z.string().max(60) }),
);

/** A table of products, written at once. */
export const menuImport = {
  menuHeads: endpoint({
    method: "GET",
    path: "/console/v1/menu/heads",
    auth: "staff",
    roles: ["owner", "manager"],
    urgency: "quote",
    isForSupport: true,
    summary: "What the columns of imported tables were chosen to mean, by the folded text of their heads",
    reply: z.object({ heads }),
    refusals: ["forbidden"],
  }),
  changeMenuHeads: endpoint({
    method: "PUT",
    path: "/console/v1/menu/heads",
    auth: "staff",
    roles: ["owner", "manager"],
    urgency: "quote",
    isForSupport: true,
    summary: "Remembers what columns of a table mean; other heads stay as they are",
    body: z.object({ heads: heads.max(MAX_SENT_HEADS) }),
    reply: z.object({ count: z.int() }),
    refusals: ["forbidden"],
  }),
  importProducts: endpoint({
    method: "POST",
    path: "/console/v1/menu/imports",
    auth: "staff",
    roles: ["owner", "manager"],
    urgency: "quote",
    idempotent: true,
    takes: "rows",
    isForSupport: true,
    summary:
      "Writes the rows of a table into the menu, with the groups and categories that they need: all, or, where one is refused, none",
    body: z.object({
      /** Batch id from a request in the last hour: a long table is sent in several requests, undone as one batch. */
      batchId: id.optional(),
      /**
       * Number of products that later requests will add: an import beyond the plan limit fails before anything is
       * written.
       */
      laterAdded: z.int().min(0).max(MAX_IMPORT_ROWS).optional(),
      groups: z.array(z.object({ key, name: menuGroup.fields.name })).max(100),
      categories: z.array(z.object({ key, groupId: id, name: category.fields.name })).max(500),
      added: z.array(fields.extend(beside.shape)).max(MAX_IMPORT_ROWS),
      /** Of each the fields that become others. */
      changed: z
        .array(beside.extend({ id, version: z.int().min(1), fields: fields.partial() }))
        .max(MAX_IMPORT_ROWS),
      /** Groups of choices that products share: new ones, and of others the fields that become another. */
      library: z
        .object({
          added: z.array(shared).max(500),
          changed: z.array(z.object({ id, version: z.int().min(1), fields: shared.partial() })).max(500),
        })
        .optional(),
    }),
    /** By its id the whole of it is undone. */
    reply: z.object({
      batchId: id,
      added: z.int(),
      changed: z.int(),
      /** Ids of the created groups and categories by `key`, for later requests of the batch to reference. */
      places: z.array(z.object({ key, id })),
    }),
    refusals: ["not_found", "forbidden", "stale_version", "plan_limit"],
  }),
};
