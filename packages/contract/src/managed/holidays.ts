import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { createRowReferenceSchema, createMultilingualTextSchema } from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { id, wallTime } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Days when branches are closed or have special hours. A holiday of a branch has priority over one of all branches. */
export const holiday = declareResource({
  one: "holiday",
  many: "holidays",
  path: "/console/v1/venue/holidays",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    /** Branch of the holiday; null: all branches of the brand. */
    branchId: createRowReferenceSchema(branch).nullable(),
    name: createMultilingualTextSchema({ longest: 60, isRequired: true }),
    /** First and last day, inclusive, in the brand's time zone. At most one year. */
    day: z.iso.date(),
    lastDay: z.iso.date(),
    isClosed: z.boolean(),
    /** Special opening hours of the branch, if it is not closed on the holiday. */
    open: wallTime.nullable(),
    close: wallTime.nullable(),
  },
  by: { branchId: id.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["day"],
  guestsSee: "brand",
});
