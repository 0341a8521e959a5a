import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import {
  createAlphanumericNumberSchema,
  createRowReferenceSchema,
  createMultilingualTextSchema,
} from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { queryFlag, id } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Tables of the branches. Each has a QR code, see `tableCodes`. */
export const diningTable = declareResource({
  one: "diningTable",
  many: "diningTables",
  path: "/console/v1/venue/tables",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    branchId: createRowReferenceSchema(branch),
    number: createAlphanumericNumberSchema(12),
    /** Location of the table, for example the hall or the terrace. */
    place: createMultilingualTextSchema({ longest: 60, isRequired: false }),
    chairs: z.int().min(1).max(100),
    /** Whether the table is in use. False: its QR code does not work, and it cannot be reserved. */
    isActive: z.boolean(),
  },
  by: { branchId: id.optional(), isActive: queryFlag.optional() },
  search: ["number", "place"],
  isForSupport: true,
  sorts: ["number", "chairs"],
});
