import { z } from "zod";
import { referenceTo, writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { id, wallTime } from "../shapes.ts";
import { branch } from "./branches.ts";

/** Days when branches are closed or keep other hours than the week's. A branch's own count before everybody's. */
export const holiday = resource({
  one: "holiday",
  many: "holidays",
  path: "/console/v1/venue/holidays",
  reads: ["owner", "manager", "operator"],
  writes: ["owner", "manager"],
  fields: {
    /** Null: all of the brand's. */
    branchId: referenceTo(branch).nullable(),
    name: writtenText({ longest: 60, isRequired: true }),
    /** On the brand's clock, both included; a year at most. */
    day: z.iso.date(),
    lastDay: z.iso.date(),
    isClosed: z.boolean(),
    /** Of a day that is not closed. */
    open: wallTime.nullable(),
    close: wallTime.nullable(),
  },
  by: { branchId: id.optional() },
  search: ["name"],
  isForSupport: true,
  sorts: ["day"],
  guestsSee: "brand",
});
