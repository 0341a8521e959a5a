import { MANAGING, OFFICE } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { flag, money, phone } from "../shapes.ts";

/** Vacancies of the brand. Applications are in `vacancyApplications`. */
export const vacancy = resource({
  one: "vacancy",
  many: "vacancies",
  path: "/console/v1/vacancies",
  reads: OFFICE,
  writes: MANAGING,
  fields: {
    position: writtenText({ longest: 120, isRequired: true }),
    requirements: writtenText({ longest: 4000, isRequired: false }),
    /** Monthly salary in sum. Either limit may be null. */
    salaryFrom: money.nullable(),
    salaryTo: money.nullable(),
    /** Contact person and phone. */
    responsiblePerson: z.string().trim().min(1).max(80),
    phone,
    /** False: guests do not see the vacancy and cannot apply. */
    isActive: z.boolean(),
  },
  by: { isActive: flag.optional() },
  search: ["position", "responsiblePerson"],
  sorts: ["position"],
  isOrdered: true,
  guestsSee: "brand",
});
