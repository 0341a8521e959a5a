import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { numberText, rowReference, multilingualText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { queryFlag, id } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Tables of the branches. Each has a QR code, see `tableCodes`. */
export const diningTable = resource({
  one: "diningTable",
  many: "diningTables",
  path: "/console/v1/venue/tables",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    branchId: rowReference(branch),
    number: numberText(12),
    /** Location of the table, for example the hall or the terrace. */
    place: multilingualText({ longest: 60, isRequired: false }),
    chairs: z.int().min(1).max(100),
    /** False: the table's QR code does not work, and the table cannot be reserved. */
    isActive: z.boolean(),
  },
  by: { branchId: id.optional(), isActive: queryFlag.optional() },
  search: ["number", "place"],
  isForSupport: true,
  sorts: ["number", "chairs"],
});
