import { z } from "zod";
import { numbered, referenceTo, writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { flag, id } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Tables of the branches. Each has a QR code: `tableCodes`. */
export const diningTable = resource({
  one: "diningTable",
  many: "diningTables",
  path: "/console/v1/venue/tables",
  reads: ["owner", "manager", "operator"],
  writes: ["owner", "manager"],
  fields: {
    branchId: referenceTo(branch),
    number: numbered(12),
    /** The hall, the terrace. */
    place: writtenText({ longest: 60, isRequired: false }),
    chairs: z.int().min(1).max(100),
    /** Off: its code opens nothing, and nobody reserves it. */
    isActive: z.boolean(),
  },
  by: { branchId: id.optional(), isActive: flag.optional() },
  search: ["number", "place"],
  isForSupport: true,
  sorts: ["number", "chairs"],
});
