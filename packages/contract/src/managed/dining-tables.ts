import { MANAGING, OFFICE } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { numberText, referenceTo, writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { flag, id } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Tables of the branches. Each has a QR code, see `tableCodes`. */
export const diningTable = resource({
  one: "diningTable",
  many: "diningTables",
  path: "/console/v1/venue/tables",
  reads: OFFICE,
  writes: MANAGING,
  fields: {
    branchId: referenceTo(branch),
    number: numberText(12),
    /** Location of the table, for example the hall or the terrace. */
    place: writtenText({ longest: 60, isRequired: false }),
    chairs: z.int().min(1).max(100),
    /** False: the table's QR code does not work, and the table cannot be reserved. */
    isActive: z.boolean(),
  },
  by: { branchId: id.optional(), isActive: flag.optional() },
  search: ["number", "place"],
  isForSupport: true,
  sorts: ["number", "chairs"],
});
