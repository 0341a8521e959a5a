import { MAX_COLUMN_HEADER_LENGTH, MAX_SENT_COLUMN_HEADERS } from "@dasturxon/domain/open-table";
import { MAX_IMPORT_ROWS } from "@dasturxon/domain/plan-import";
import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { toRequestShape } from "./field-kinds.ts";
import { category } from "./managed/categories.ts";
import { menuGroup } from "./managed/menu-groups.ts";
import { modificationGroup } from "./managed/modification-groups.ts";
import { product } from "./managed/products.ts";
import { id, money } from "./shapes.ts";
import { stockCount } from "./stock.ts";

const productFields = z.object(toRequestShape(product.fields));
const sharedModificationGroup = z.object(modificationGroup.fields);
/**
 * Data stored next to the product: stock and prices in single branches. Written only if the stored value still equals
 * `was`.
 */
const importedBranchAndStockValues = z.object({
  stock: z.object({ was: stockCount, left: stockCount }).optional(),
  branchPrices: z
    .array(z.object({ branchId: id, was: money.nullable(), price: money.nullable() }))
    .max(500)
    .optional(),
});
/** Placeholder for the id of a group or category created by the import. */
const temporaryId = id;

/** Maximum number of column headers stored per brand. */
export const MAX_STORED_HEADERS = 500;
const columnHeaderMeanings = z.array(
  z.object({ head: z.string().trim().min(1).max(MAX_COLUMN_HEADER_LENGTH), means: z.string().max(60) }),
);

/** Import of products from a spreadsheet. */
export const menuImportEndpoints = {
  menuHeads: declareEndpoint({
    method: "GET",
    path: "/console/v1/menu/heads",
    auth: "staff",
    roles: MANAGER_ROLES,
    urgency: "quote",
    isForSupport: true,
    summary: "Returns the chosen meanings of imported columns, by the normalized text of their headers",
    reply: z.object({ heads: columnHeaderMeanings }),
    refusals: ["forbidden"],
  }),
  changeMenuHeads: declareEndpoint({
    method: "PUT",
    path: "/console/v1/menu/heads",
    auth: "staff",
    roles: MANAGER_ROLES,
    urgency: "quote",
    isForSupport: true,
    summary: "Stores the meanings of columns; other headers are unchanged",
    body: z.object({ heads: columnHeaderMeanings.max(MAX_SENT_COLUMN_HEADERS) }),
    reply: z.object({ count: z.int() }),
    refusals: ["forbidden"],
  }),
  importProducts: declareEndpoint({
    method: "POST",
    path: "/console/v1/menu/imports",
    auth: "staff",
    roles: MANAGER_ROLES,
    urgency: "quote",
    idempotent: true,
    takes: "rows",
    isForSupport: true,
    summary:
      "Imports rows of a table into the menu with the groups and categories that they need, all or none",
    body: z.object({
      /**
       * Batch id returned by an earlier request, at most an hour ago. A long spreadsheet is sent in several requests,
       * which are undone as one batch.
       */
      batchId: id.optional(),
      /**
       * Number of products that later requests of the batch will add, so that an import beyond the plan limit fails
       * before anything is written.
       */
      laterAdded: z.int().min(0).max(MAX_IMPORT_ROWS).optional(),
      groups: z.array(z.object({ key: temporaryId, name: menuGroup.fields.name })).max(100),
      categories: z.array(z.object({ key: temporaryId, groupId: id, name: category.fields.name })).max(500),
      added: z.array(productFields.extend(importedBranchAndStockValues.shape)).max(MAX_IMPORT_ROWS),
      /** Changed products. Each contains only the fields with new values. */
      changed: z
        .array(
          importedBranchAndStockValues.extend({
            id,
            version: z.int().min(1),
            fields: productFields.partial(),
          }),
        )
        .max(MAX_IMPORT_ROWS),
      /** Modifier groups shared by products: new groups, and changed fields of existing groups. */
      library: z
        .object({
          added: z.array(sharedModificationGroup).max(500),
          changed: z
            .array(z.object({ id, version: z.int().min(1), fields: sharedModificationGroup.partial() }))
            .max(500),
        })
        .optional(),
    }),
    /** Id of the batch, used to undo the whole import. */
    reply: z.object({
      batchId: id,
      added: z.int(),
      changed: z.int(),
      /** Ids of the created groups and categories by `key`. Later requests of the batch refer to these ids. */
      places: z.array(z.object({ key: temporaryId, id })),
    }),
    refusals: ["not_found", "forbidden", "stale_version", "plan_limit"],
  }),
};
